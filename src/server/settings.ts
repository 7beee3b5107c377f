import * as z from 'zod/mini';
import { authSecret } from './accounts/auth-secret.ts';
import { type ProviderSettings, readProviders } from './accounts/provider-settings.ts';
import { type FetchLimits, platformLimits, usualLimits } from './fetching/fetch-text.ts';
import { type Limit, type LimitName, type Limits, limits } from './limits.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const seconds = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;
const tokenLifetime = '30d';
const adminIdle = '12h';
const bcryptCosts = { least: 4, usual: 10, most: 15 } as const;

const whole = (least: number, most: number) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text === '' || (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most),
          `must be a whole number from ${least} to ${most}`,
        ),
      ),
  );

const span = z.optional(z.string().check(z.regex(/^(?:\d{1,6}[smhd])?$/, 'must be a number with s, m, h or d behind it, such as 30d')));

function millisecondsOf(text: string): number {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(text) ?? [];
  return Number(count) * seconds[unit as keyof typeof seconds] * 1_000;
}

/** RATE_SIGN_IN_ACCOUNT and so on: how many calls a limit allows in its time. */
const rateSetting = ({ name }: Limit) => `RATE_${name.toUpperCase().replaceAll('-', '_')}`;

/** What the server side takes from the environment; a wrong value stops it with a message that names the setting. */
const environment = z.object({
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^(?:file:|libsql:|https?:|wss?:|$)/, 'must begin with file:, libsql:, https: or wss:')),
  ),
  DATABASE_AUTH_TOKEN: z.optional(z.string()),
  API_ALLOWED_ORIGINS: z.optional(
    z
      .string()
      .check(z.regex(/^(?:https?:\/\/[^\s,/]+(?:\s*,\s*|$))*$/, 'must be origins such as https://example.org, with commas between')),
  ),
  AUTH_TOKEN_TTL: span,
  ADMIN_IDLE: span,
  BCRYPT_COST: whole(bcryptCosts.least, bcryptCosts.most),
  SMTP_URL: z.optional(z.string().check(z.regex(/^(?:smtps?:\/\/.+)?$/, 'must begin with smtp: or smtps:'))),
  MAIL_FROM: z.optional(z.string()),
  IMAGE_STORE: z.optional(z.enum(['', 'folder', 'blobs'], 'must be folder or blobs')),
  UPLOADS: z.optional(z.string()),
  BUILD_HOOK_URL: z.optional(z.string().check(z.regex(/^(?:https?:\/\/\S+)?$/, 'must be an address that begins with https:// or http://'))),
  TRUST_PROXY: whole(0, 10),
  ...Object.fromEntries(Object.values(limits).map((one) => [rateSetting(one), whole(1, 1_000_000)])),
});

export interface ServerSettings {
  readonly database: { readonly url: string; readonly token?: string };
  readonly allowedOrigins: readonly string[];
  /** The key that sessions are signed with; read or made when it is first needed. */
  readonly secret: () => string;
  /** Of a session's token, milliseconds. */
  readonly tokenLifetime: number;
  /** Of an administrator's session that nobody uses, milliseconds. */
  readonly adminIdle: number;
  readonly bcryptCost: number;
  /** Where else one may sign in. */
  readonly providers: readonly ProviderSettings[];
  /** Null: mails are put into a folder. */
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  /** Where uploaded pictures are kept: a folder on disk, or the platform's blobs. */
  readonly images: 'folder' | 'blobs';
  /** That folder. */
  readonly uploads: string;
  /** What may be fetched when an editor names the address of a feed. */
  readonly feedLimits: FetchLimits;
  /** What tells the platform to build the site; null where there is none. */
  readonly buildHook: string | null;
  /** Proxies in front of the server, each of which writes into X-Forwarded-For whom it was asked by. */
  readonly proxies: number;
  readonly limits: Limits;
}

function limitsOf(env: Environment): Limits {
  return Object.fromEntries(
    Object.entries<Limit>(limits).map(([key, one]) => [key, { ...one, most: Number(env[rateSetting(one)] || one.most) }]),
  ) as Record<LimitName, Limit>;
}

export function readServerSettings(env: Environment): ServerSettings {
  const parsed = z.safeParse(environment, env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const {
    DATABASE_URL,
    DATABASE_AUTH_TOKEN,
    API_ALLOWED_ORIGINS,
    AUTH_TOKEN_TTL,
    ADMIN_IDLE,
    BCRYPT_COST,
    SMTP_URL,
    MAIL_FROM,
    IMAGE_STORE,
    UPLOADS,
    BUILD_HOOK_URL,
    TRUST_PROXY,
  } = parsed.data;
  return {
    database: {
      url: DATABASE_URL || 'file:data/inciscope.db',
      ...(DATABASE_AUTH_TOKEN ? { token: DATABASE_AUTH_TOKEN } : {}),
    },
    allowedOrigins: (API_ALLOWED_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []),
    secret: () => authSecret(env),
    tokenLifetime: millisecondsOf(AUTH_TOKEN_TTL || tokenLifetime),
    adminIdle: millisecondsOf(ADMIN_IDLE || adminIdle),
    bcryptCost: Number(BCRYPT_COST || bcryptCosts.usual),
    providers: readProviders(env),
    smtp: SMTP_URL || null,
    mailFrom: MAIL_FROM || null,
    images: IMAGE_STORE || (env['NETLIFY'] ? 'blobs' : 'folder'),
    uploads: UPLOADS || 'data/uploads',
    feedLimits: env['NETLIFY'] ? platformLimits : usualLimits,
    buildHook: BUILD_HOOK_URL || null,
    proxies: Number(TRUST_PROXY || 0),
    limits: limitsOf(env),
  };
}
