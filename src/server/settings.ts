import * as z from 'zod/mini';

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
});

export interface ServerSettings {
  readonly database: { readonly url: string; readonly token?: string };
  readonly allowedOrigins: readonly string[];
}

export function readServerSettings(env: Readonly<Record<string, string | undefined>>): ServerSettings {
  const parsed = z.safeParse(environment, env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const { DATABASE_URL, DATABASE_AUTH_TOKEN, API_ALLOWED_ORIGINS } = parsed.data;
  return {
    database: {
      url: DATABASE_URL || 'file:data/inciscope.db',
      ...(DATABASE_AUTH_TOKEN ? { token: DATABASE_AUTH_TOKEN } : {}),
    },
    allowedOrigins: (API_ALLOWED_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []),
  };
}
