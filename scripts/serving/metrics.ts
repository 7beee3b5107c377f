import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest } from '#server/logging/log-lines.ts';

export interface Metrics {
  readonly tell: (answered: AnsweredRequest) => void;
  /** Answers GET /metrics at an address of its own, which readers of the site do not reach. Resolves with the port and a way to stop. */
  readonly serve: (host: string, port: number) => Promise<{ readonly port: number; readonly stop: () => void }>;
}

/** Seconds: from a file out of memory to a search of everything. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Figures for whoever runs the site, in Prometheus' text format: requests by method, route and status, and what the process takes. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until an answer began.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return {
    tell: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1_000),
    async serve(host, port) {
      const server = createServer(async (request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
      }).listen(port, host);
      await once(server, 'listening');
      const address = server.address();
      return { port: typeof address === 'object' && address ? address.port : port, stop: () => void server.close() };
    },
  };
}
