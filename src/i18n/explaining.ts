import type { Language } from '#core/language.ts';
import { explain as en } from './en/explain.ts';
import { classes as enClasses } from './en/explain-classes.ts';
import { facts as enFacts } from './en/explain-facts.ts';
import { ferments as enFerments } from './en/explain-ferments.ts';
import { parts as enParts } from './en/explain-parts.ts';
import { salts as enSalts } from './en/explain-salts.ts';
import { plain as enPlain } from './en/plain.ts';
import { explain as ru } from './ru/explain.ts';
import { classes as ruClasses } from './ru/explain-classes.ts';
import { facts as ruFacts } from './ru/explain-facts.ts';
import { ferments as ruFerments } from './ru/explain-ferments.ts';
import { parts as ruParts } from './ru/explain-parts.ts';
import { salts as ruSalts } from './ru/explain-salts.ts';
import { plain as ruPlain } from './ru/plain.ts';
import { createTranslator, type TranslatorOf } from './translator.ts';

const english = { ...en, ...enClasses, ...enFacts, ...enFerments, ...enParts, ...enSalts, ...enPlain };
const russian = { ...ru, ...ruClasses, ...ruFacts, ...ruFerments, ...ruParts, ...ruSalts, ...ruPlain };

/** Says composed explanations and plain summaries. Only builds and commands say them, so they stay out of the messages that browsers get. */
export type Explaining = TranslatorOf<typeof english>;

export const explaining: Readonly<Record<Language, Explaining>> = {
  en: createTranslator<typeof english>('en', english),
  ru: createTranslator<typeof english>('ru', russian),
};
