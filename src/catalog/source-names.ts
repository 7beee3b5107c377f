import { reportName } from '#core/knowledge/report-source.ts';
import type { Language } from '#core/language.ts';
import { sources } from './rule-words.ts';

/** "Fulton JE, Pay SR" → "Fulton", "Hakozaki T and others" → "Hakozaki". */
function firstAuthor(by: string): string {
  return (by.split(/,| and | \(/)[0] ?? by).replace(/(?:\s+[A-Z]{1,3})+$/, '');
}

/** "Regulation (EC) No 1223/2009 on …" → "EU 1223/2009"; other laws and databases keep the front of their title. */
function shortTitle(title: string, language: Language): string {
  const regulation = /^Regulation \((?:EC|EU)\) (?:No )?([\d/]+)/.exec(title)?.[1];
  if (regulation) return `${language === 'ru' ? 'ЕС' : 'EU'}\u00a0${regulation}`;
  return title.split(/,| on /)[0] ?? title;
}

/** Short names of all sources by id, such as "Fulton 1989" and "EU 1223/2009"; the panel's reports tell theirs by their ids (core/knowledge/report-source.ts). */
export function sourceNames(language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sources)
      .filter(([id]) => reportName(id) === undefined)
      .map(([id, { kind, title, by, year }]) => {
        // A database is known by its short name, which is its id where the title is a sentence: CIR, SCCS.
        if (kind === 'database' && title.includes(' ')) return [id, id.toUpperCase()];
        if (kind === 'law' || kind === 'database' || !by) return [id, shortTitle(title, language)];
        return [id, [firstAuthor(by), year].filter(Boolean).join('\u00a0')];
      }),
  );
}
