import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { callerAddress } from '#server/caller-address.ts';

/** Who asks, behind so many proxies. */
export const addressOf = (c: Context, proxies: number): string =>
  callerAddress(c.req.header('x-forwarded-for') ?? null, proxies, getConnInfo(c).remote.address ?? 'unknown');

/** The path as it was sent: decoded, "/%5Chost" and "/%09/host" would lead a browser to another site. */
export const sentPath = (c: Context) => new URL(c.req.url).pathname;
