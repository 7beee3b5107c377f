import { parseArgs } from 'node:util';
import { importKinds } from '#core/imports/candidate.ts';
import type { Language } from '#core/language.ts';

export const usage = `Usage: npm run import -- openbeautyfacts [FILE|URL] [--since [DAY]]
       npm run import -- feed|csv|cosing FILE|URL
       npm run import -- csv --template [FILE]
       npm run import -- all [SETTINGS]
each with [--dry-run] [--limit N] [--shop NAME] [--lang en|ru]`;

const kinds = [...importKinds, 'cosing', 'all'] as const;

export interface Arguments {
  readonly kind: (typeof kinds)[number];
  /** File or address; null: the official export, or the usual settings of `all`. */
  readonly file: string | null;
  readonly dryRun: boolean;
  readonly limit: number;
  readonly shop: string | null;
  readonly language: Language;
  /** Only what changed since a day, or since the last import. */
  readonly since: 'last' | string | null;
  /** Asks for an empty table instead of an import. */
  readonly template: boolean;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** `--since` alone is `--since=last`. */
const withSince = (args: readonly string[]) =>
  args.flatMap((arg, at) => {
    if (arg === '--since' && !isDay(args[at + 1] ?? '') && args[at + 1] !== 'last') return ['--since=last'];
    return [arg];
  });

/** What the command was asked for; throws an Error that says how to ask. */
export function readArguments(args: readonly string[], usual: Language): Arguments {
  const { values, positionals } = parseArgs({
    args: withSince(args),
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      limit: { type: 'string' },
      shop: { type: 'string' },
      lang: { type: 'string' },
      since: { type: 'string' },
      template: { type: 'boolean', default: false },
    },
  });
  const [name = '', file = null, ...more] = positionals;
  const kind = kinds.find((known) => known === name);
  const { since = null, template } = values;
  const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
  const language = values.lang ?? usual;
  if (name !== '' && kind === undefined) throw new Error(`There is no import "${name}". ${usage}`);
  if (kind === undefined || more.length > 0) throw new Error(usage);
  if (file === null && !template && kind !== 'openbeautyfacts' && kind !== 'all') throw new Error(usage);
  if (template && kind !== 'csv') throw new Error(`--template belongs to csv. ${usage}`);
  if (since !== null && (kind !== 'openbeautyfacts' || file !== null))
    throw new Error(`--since belongs to openbeautyfacts without a file. ${usage}`);
  if (since !== null && since !== 'last' && !isDay(since)) throw new Error(`--since must be a day such as 2026-03-14, not "${since}".`);
  if (!(limit >= 1) || (Number.isFinite(limit) && !Number.isInteger(limit)))
    throw new Error(`--limit must be a whole number from 1, not "${values.limit}".`);
  if (language !== 'en' && language !== 'ru') throw new Error(`--lang must be en or ru, not "${language}".`);
  return { kind, file, dryRun: values['dry-run'], limit, shop: values.shop ?? null, language, since, template };
}
