import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { onceDone } from '#core/remembered.ts';

/** Bytes that are fetched in tests at most. */
export const largestFeed = 200_000;
export const feedText = 'sku\tname\tcena\n7\tNordlys Cream\t12,90 EUR\n';

/** A shop's server: a feed at its root, at others an endless body, one that unpacks to more than it may, nothing at all, and ways elsewhere. Resolves with its address. */
export const feedServer = onceDone(
  () =>
    new Promise<string>((resolve) => {
      const server = createServer((request, answer) => {
        const path = request.url ?? '/';
        if (path === '/') answer.end(feedText);
        else if (path === '/packed') answer.end(gzipSync(feedText));
        else if (path === '/bomb') answer.end(gzipSync(Buffer.alloc(largestFeed * 10)));
        else if (path === '/round') answer.writeHead(302, { location: '/round' }).end();
        else if (path === '/home') answer.writeHead(302, { location: '/' }).end();
        else if (path === '/endless') {
          const piece = Buffer.alloc(16_384, 'x');
          const more = () => {
            while (!answer.destroyed && answer.write(piece));
          };
          answer.on('drain', more);
          more();
        } else if (path !== '/silent') answer.writeHead(404).end();
      });
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
      server.unref();
    }),
);
