import { emailProblem } from '#core/accounts/email.ts';
import { type Language, languages } from '#core/language.ts';

export interface SiteConfig {
  readonly language: Language;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  /** The same site in the other language, when it is configured. */
  readonly sisterSiteUrl: string | null;
  readonly apiBaseUrl: string;
  /** Who runs this installation, and how to reach them; what is not set is said to be missing. */
  readonly operator: { readonly name: string | null; readonly address: string | null; readonly email: string | null };
  /** Where one may sign in instead of here: the name in the API's address, and what people call it. */
  readonly providers: readonly { readonly name: string; readonly label: string }[];
}

type Environment = Readonly<Record<string, string | undefined>>;

function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}

function readOrigin(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value)) throw new Error(`${name} must be a full http(s) address, not "${value}".`);
  return value.replace(/\/+$/, '');
}

function readEmail(value: string | undefined): string | null {
  if (!value) return null;
  if (emailProblem(value) !== null) throw new Error(`PUBLIC_CONTACT_EMAIL must be an e-mail address, not "${value}".`);
  return value;
}

/** Reads the public settings; a wrong value stops the build with a message that names it. */
export function readSiteConfig(env: Environment): SiteConfig {
  const language = env.PUBLIC_SITE_LANG || 'en';
  if (!isLanguage(language)) throw new Error(`PUBLIC_SITE_LANG must be one of ${languages.join(', ')}, not "${language}".`);
  const sister = env.PUBLIC_SISTER_SITE_URL;
  return {
    language,
    siteUrl: readOrigin('PUBLIC_SITE_URL', env.PUBLIC_SITE_URL || 'http://127.0.0.1:4321'),
    sisterSiteUrl: sister ? readOrigin('PUBLIC_SISTER_SITE_URL', sister) : null,
    apiBaseUrl: env.PUBLIC_API_BASE_URL || '/api/',
    operator: {
      name: env.PUBLIC_OPERATOR || null,
      address: env.PUBLIC_OPERATOR_ADDRESS || null,
      email: readEmail(env.PUBLIC_CONTACT_EMAIL),
    },
    // Written by our own settings (OIDC_PROVIDERS), which are checked there.
    providers: JSON.parse(env.PUBLIC_SIGN_IN_PROVIDERS || '[]'),
  };
}
