import type { Language } from '#core/language.ts';
import { mail as en } from '#i18n/en/mail.ts';
import { mail as ru } from '#i18n/ru/mail.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Mail } from './mailer.ts';

const words = { en: createTranslator('en', en), ru: createTranslator('ru', ru) };

/** To an author, of what editors decided. */
export type AuthorLetter = 'approved' | 'rejected' | 'asked' | 'removed' | 'published' | 'banned' | 'unbanned';
export type LetterKind = 'reset' | 'verify' | 'taken' | 'password' | 'address' | 'connected' | AuthorLetter;

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
