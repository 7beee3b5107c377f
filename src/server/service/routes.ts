import { setTimeout } from 'node:timers/promises';
import { endpoints } from '#api/endpoints.ts';
import { description, health } from '#api/service.ts';
import { meta } from '#db/schema/index.ts';
import { type Route, route } from '../api.ts';
import { unavailable } from '../problems.ts';
import type { Services } from '../services.ts';
import { describeApi } from './openapi.ts';

/** Milliseconds: who asks is to hear something. */
const timeout = 3_000;

/** Reads a row from the file, or through the net; writes nothing. Throws where the database does not answer. */
async function readDatabase({ db }: Services): Promise<void> {
  const late = async () => {
    await setTimeout(timeout, undefined, { ref: false });
    throw new Error(`The database was silent for ${timeout} ms.`);
  };
  try {
    await Promise.race([db.select({ key: meta.key }).from(meta).limit(1), late()]);
  } catch (cause) {
    throw unavailable({ cause });
  }
}

export const serviceRoutes: readonly Route[] = [
  route(health, async (_, services) => {
    await readDatabase(services);
    return { version: services.version, snapshot: services.snapshot, database: 'ok' as const };
  }),
  route(
    description,
    async (_, { address, version }) => describeApi(endpoints, { siteUrl: address, version }),
    async () => 'description',
  ),
];
