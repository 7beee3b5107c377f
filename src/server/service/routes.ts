import { sql } from 'drizzle-orm';
import { endpoints } from '#api/endpoints.ts';
import { description, health } from '#api/service.ts';
import { type Route, route } from '../api.ts';
import type { Services } from '../services.ts';
import { describeApi } from './openapi.ts';

async function databaseState({ db }: Services): Promise<'ok' | 'unreachable'> {
  try {
    await db.get(sql`select 1`);
    return 'ok';
  } catch {
    return 'unreachable';
  }
}

export const serviceRoutes: readonly Route[] = [
  route(health, async (_, services) => ({
    version: services.version,
    snapshot: services.snapshot,
    database: await databaseState(services),
  })),
  route(
    description,
    async (_, { address, version }) => describeApi(endpoints, { siteUrl: address, version }),
    async () => 'description',
  ),
];
