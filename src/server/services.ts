import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import { en } from '#i18n/en/catalogue.ts';
import { ru } from '#i18n/ru/catalogue.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';
import type { SiteConfig } from '#site/config.ts';

/** Somebody who is signed in. */
export interface Caller {
  readonly id: number;
  readonly role: 'user' | 'admin';
}

/** Everything functions work with; handed in, so that a test can hand in its own. */
export interface Services {
  readonly db: Database;
  readonly site: SiteConfig;
  /** Words in the site's language. */
  readonly t: Translator;
  readonly version: string;
  /** Hash of the snapshot the pages were built from; null where none is known. */
  readonly snapshot: string | null;
  /** Other origins whose pages may call what is not open to everybody. */
  readonly allowedOrigins: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Who sent the request; null without a valid token. */
  readonly callerOf: (request: Request) => Promise<Caller | null>;
  /** Writes down what went wrong; `id` is what the answer says. */
  readonly log: (id: string, error: unknown) => void;
}

const translators: Readonly<Record<Language, Translator>> = { en: createTranslator('en', en), ru: createTranslator('ru', ru) };

export interface ServiceInput {
  readonly db: Database;
  readonly site: SiteConfig;
  readonly version: string;
  readonly snapshot: string | null;
  readonly allowedOrigins: readonly string[];
}

/** The services of a running site. */
export function createServices(input: ServiceInput): Services {
  return {
    ...input,
    t: translators[input.site.language],
    now: Date.now,
    callerOf: async () => null,
    log: (id, error) => console.error(`${new Date().toISOString()} ${id}`, error),
  };
}
