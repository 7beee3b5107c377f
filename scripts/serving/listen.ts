import { setTimeout } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  readonly port: number;
  /** Takes no more connections, and resolves when what is under way is answered, or after `grace` milliseconds, when it is broken off. */
  readonly stop: (grace?: number) => Promise<void>;
}

/** Milliseconds: for the head of a request, for all of it, and between two looks at idle connections while stopping. */
const timeouts = { headers: 20_000, request: 120_000, look: 50 };

/** Listens. Rejects with a message a person can act on when the port is taken. */
export function serveSite({ fetch }: Pick<Hono, 'fetch'>, hostname: string, port: number): Promise<Listening> {
  return new Promise((done, fail) => {
    const serverOptions = { headersTimeout: timeouts.headers, requestTimeout: timeouts.request };
    const server = serve({ fetch, hostname, port, serverOptions }, (address) => done({ port: address.port, stop }));
    async function stop(grace = 0): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      if (!('closeIdleConnections' in server)) return closed;
      // Browsers keep connections they no longer use.
      const looking = setInterval(() => server.closeIdleConnections(), timeouts.look);
      await Promise.race([closed, setTimeout(grace, undefined, { ref: false })]);
      clearInterval(looking);
      server.closeAllConnections();
      await closed;
    }
    server.on('error', (cause: NodeJS.ErrnoException) =>
      fail(
        cause.code === 'EADDRINUSE'
          ? new Error(`Port ${port} on ${hostname} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`, { cause })
          : cause,
      ),
    );
  });
}
