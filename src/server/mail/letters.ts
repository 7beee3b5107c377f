import type { Language } from '#core/language.ts';
import { mail as en } from '#i18n/en/mail.ts';
import { mail as ru } from '#i18n/ru/mail.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Mail } from './mailer.ts';

const words = { en: createTranslator('en', en), ru: createTranslator('ru', ru) };

export type LetterKind = 'reset' | 'verify' | 'taken' | 'password' | 'connected';

export interface Letter {
  readonly kind: LetterKind;
  readonly to: string;
  readonly username: string;
  /** Where the letter leads. */
  readonly link: string;
  /** Of a letter about a provider, its name. */
  readonly provider?: string | undefined;
}

/** A mail in the language of the site that sends it. */
export function letter(language: Language, site: string, { kind, to, username, link, provider = '' }: Letter): Mail {
  const say = (part: string) => words[language].find(`mail.${kind}.${part}`, { site, username, link, provider }) ?? '';
  return { to, subject: say('subject'), text: `${say('text')}\n\n${site}\n` };
}
