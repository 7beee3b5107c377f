import * as z from 'zod/mini';

type Environment = Readonly<Record<string, string | undefined>>;

/** An OpenID Connect provider that people may sign in with. */
export interface ProviderSettings {
  /** Its word in addresses and in the names of its settings. */
  readonly name: string;
  /** What people call it. */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without a secret. */
  readonly clientSecret: string | null;
}

const nameShape = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const longestName = 30;

/** A provider is trusted with accounts: its answers travel encrypted, unless it runs on this machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

const settings = z.object({
  ISSUER: z.string('is missing').check(z.refine(isIssuer, 'must be an https address (http only on this machine)')),
  CLIENT_ID: z.string('is missing').check(z.minLength(1, 'is missing')),
  CLIENT_SECRET: z.optional(z.string()),
  LABEL: z.optional(z.string().check(z.maxLength(40, 'must be short enough for a button'))),
});

function readProvider(name: string, env: Environment): ProviderSettings {
  if (!nameShape.test(name) || name.length > longestName)
    throw new Error(`The setting OIDC_PROVIDERS must be names such as "google", with commas between, not "${name}".`);
  const prefix = `OIDC_${name.toUpperCase().replaceAll('-', '_')}_`;
  const given = Object.fromEntries(Object.keys(settings.shape).map((key) => [key, env[prefix + key]]));
  const parsed = z.safeParse(settings, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The setting ${prefix}${issue?.path.join('.')} ${issue?.message}.`);
  }
  const { ISSUER, CLIENT_ID, CLIENT_SECRET, LABEL } = parsed.data;
  const label = LABEL || name.charAt(0).toUpperCase() + name.slice(1);
  return { name, label, issuer: ISSUER, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET || null };
}

/** OIDC_PROVIDERS names them; OIDC_{NAME}_ISSUER and so on tell of each. */
export function readProviders(env: Environment): ProviderSettings[] {
  const names = (env['OIDC_PROVIDERS'] ?? '').split(',').flatMap((name) => name.trim() || []);
  return [...new Set(names)].map((name) => readProvider(name, env));
}
