import type { Language } from '#core/language.ts';
import type { ListChange } from '#core/shelf/list-change.ts';
import { mail as en } from '#i18n/en/mail.ts';
import { mail as ru } from '#i18n/ru/mail.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Mail } from './mailer.ts';

const words = { en: createTranslator('en', en), ru: createTranslator('ru', ru) };

/** To an author, of what editors decided. */
export type AuthorLetter = 'approved' | 'rejected' | 'asked' | 'removed' | 'published' | 'banned' | 'unbanned';
export type LetterKind =
  | 'reset'
  | 'verify'
  | 'taken'
  | 'password'
  | 'address'
  | 'connected'
  | 'factor-on'
  | 'factor-off'
  | 'changed'
  | AuthorLetter;

export interface Letter {
  readonly kind: LetterKind;
  readonly to: string;
  readonly username: string;
  /** Where the letter leads. */
  readonly link: string;
  /** What else it says, by the names in its text. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** A mail in the language of the site that sends it. */
export function letter(language: Language, site: string, { kind, to, username, link, values }: Letter): Mail {
  const say = (part: string) => words[language].find(`mail.${kind}.${part}`, { ...values, site, username, link }) ?? '';
  return { to, subject: say('subject'), text: `${say('text')}\n\n${site}\n` };
}

/** What changed in the list of a product, a line for its title and one for each kind of change. */
export function changeLine(language: Language, title: string, change: ListChange): string {
  const t = words[language];
  const kinds = (['added', 'gone', 'moved'] as const).filter((kind) => change[kind].length > 0);
  return [title, ...kinds.map((kind) => t.find(`mail.changed.${kind}`, { names: change[kind].join(', ') }) ?? '')].join('\n');
}
