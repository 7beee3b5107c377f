import type { Ban } from '#core/accounts/ban.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { Database } from '#db/database.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import type { SiteConfig } from '#site/config.ts';
import type { HeaderRule } from '#site/headers.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Provider } from './accounts/providers.ts';
import type { SiteFiles } from './built-site/files.ts';
import type { FetchLimits } from './fetching/fetch-text.ts';
import type { ImageStore } from './images/store.ts';
import type { Importer } from './imports/importer.ts';
import type { Limits } from './limits.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Moderation } from './moderation/moderation.ts';
import type { PrerenderBundle } from './pages/prerender-bundle.ts';
import type { Publisher } from './publishing/publisher.ts';

/** Somebody who is signed in. */
export interface Caller {
  readonly id: number;
  readonly username: string;
  readonly role: 'user' | 'admin';
  /** Id of the session whose token was sent. */
  readonly session: string;
  /** When that session began. */
  readonly signedInAt: string;
  /** Null: the account is not banned. */
  readonly banned: Ban | null;
}

/** Where a request comes from. */
export interface Origin {
  /** IP address, for the limits; of IPv6 the network (caller-address.ts). */
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string | null;
  /** A cookie of the browser. Who somebody is no cookie tells, only the token. */
  readonly cookie: (name: string) => string | null;
  /** Work that the answer does not wait for; what fails in it is logged. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** What accounts need beside the database. */
export interface AccountServices {
  readonly passwords: Passwords;
  /** Signs the tokens. */
  readonly secret: string;
  /** Of a token, milliseconds. */
  readonly tokenLifetime: number;
  /** After as many milliseconds without use an administrator's session ends. */
  readonly adminIdle: number;
  /** Where one may sign in instead of here, by name. */
  readonly providers: ReadonlyMap<string, Provider>;
}

/** Everything functions work with; handed in, so that a test can hand in its own. */
export interface Services {
  readonly db: Database;
  readonly site: SiteConfig;
  /** Where the running site is reached: what mails and sign-in providers lead back to. */
  readonly address: string;
  /** What the build wrote. */
  readonly files: SiteFiles;
  /** Renders the pages that it left to be asked for. */
  readonly kept: PrerenderBundle;
  /** Headers of the site by address; to files the platform adds them by itself. */
  readonly headers: readonly HeaderRule[];
  /** Words in the site's language. */
  readonly t: PageTranslator;
  readonly version: string;
  /** Hash of the snapshot the pages were built from; null where none is known. */
  readonly snapshot: string | null;
  /** Other origins whose pages may call what is not open to everybody. */
  readonly allowedOrigins: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Lets so many milliseconds pass. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Who sent the request; null without a valid token. */
  readonly callerOf: (request: Request) => Promise<Caller | null>;
  readonly accounts: AccountServices;
  readonly mailer: Mailer;
  readonly limits: Limits;
  readonly moderation: Moderation;
  readonly images: ImageStore;
  /** What may be fetched when an editor names the address of a feed. */
  readonly feedLimits: FetchLimits;
  /** Has the site built; null where nobody can be told to. */
  readonly publisher: Publisher | null;
  /** Begins the nightly work, unless this server has begun it and it is under way; null where nobody can. What is not done when it returns is handed on. */
  readonly night: ((waitUntil: Origin['waitUntil']) => boolean) | null;
  /** Runs imports; null where nobody can. */
  readonly importer: Importer | null;
  /** The knowledge base that the checker works with, read at its first use. */
  readonly knowledge: () => Knowledge;
  /** Writes down what went wrong; `id` is what the answer says. */
  readonly log: (id: string, error: unknown) => void;
}
