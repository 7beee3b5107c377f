import { setTimeout } from 'node:timers/promises';
import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import { t as en } from '#i18n/en/page-words.ts';
import { t as ru } from '#i18n/ru/page-words.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { headerRules } from '#site/headers.ts';
import { callerOf } from './accounts/sessions.ts';
import type { Built } from './built.d.ts';
import { siteFiles } from './built-site/files.ts';
import { siteKnowledge } from './built-site/knowledge.ts';
import { type FetchLimits, usualLimits } from './fetching/fetch-text.ts';
import type { ImageStore } from './images/store.ts';
import type { Importer } from './imports/importer.ts';
import type { Limits } from './limits.ts';
import { logError } from './logging/log-lines.ts';
import type { Mailer } from './mail/mailer.ts';
import { moderationOf } from './moderation/moderation.ts';
import { openPrerenderBundle } from './pages/prerender-bundle.ts';
import { publishedFiles, type ReadPublished } from './pages/row-shards.ts';
import type { Publisher } from './publishing/publisher.ts';
import type { AccountServices, Services } from './services.ts';

const translators: Readonly<Record<Language, PageTranslator>> = { en, ru };

export interface ServiceInput extends Built {
  readonly db: Database;
  /** Where the running site is reached. */
  readonly address: string;
  /** How functions read what is published; as everybody does unless another way is given. */
  readonly published?: ReadPublished;
  readonly allowedOrigins: readonly string[];
  readonly accounts: AccountServices;
  readonly mailer: Mailer;
  readonly limits: Limits;
  readonly images: ImageStore;
  readonly publisher?: Publisher | null;
  readonly night?: Services['night'];
  readonly feedLimits?: FetchLimits;
  readonly importer?: Importer | null;
}

/** The services of a running site. */
export function createServices({
  root,
  prerenderBundle,
  snapshotFile,
  baseSnapshot,
  scriptHashes,
  published,
  ...input
}: ServiceInput): Services {
  const now = Date.now;
  const files = siteFiles(root);
  const { site, address } = input;
  return {
    publisher: null,
    night: null,
    feedLimits: usualLimits,
    importer: null,
    ...input,
    files,
    headers: headerRules({ siteUrl: site.siteUrl, scriptHashes }),
    kept: openPrerenderBundle(
      { prerenderBundle, snapshotFile, baseSnapshot, siteUrl: site.siteUrl },
      files,
      published ?? publishedFiles(address),
    ),
    t: translators[input.site.language],
    now,
    pause: setTimeout,
    knowledge: () => siteKnowledge(files).knowledge,
    moderation: moderationOf(input.db),
    callerOf: (request) => callerOf(request, { db: input.db, now, accounts: input.accounts }),
    log: logError,
  };
}
