import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { load } from 'js-yaml';
import type { Message } from '#i18n/message-types.ts';

type Language = 'en' | 'ru';

export interface Text {
  readonly where: string;
  readonly text: string;
}

export const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isMessage = (value: unknown): value is Message =>
  typeof value === 'string' || (isRecord(value) && 'other' in value && typeof value.other === 'string');

/** Every message of a language, those of composed explanations and of mails among them. */
export async function messagesOf(language: Language): Promise<Readonly<Record<string, Message>>> {
  const found: Record<string, Message> = {};
  for (const file of globSync(`src/i18n/${language}/*.ts`)) {
    const { t: _, ...lists } = (await import(resolve(file))) as Record<string, unknown>;
    for (const list of Object.values(lists)) {
      if (isRecord(list)) for (const [key, message] of Object.entries(list)) if (isMessage(message)) found[key] = message;
    }
  }
  return found;
}

interface RuleText {
  readonly where: string;
  readonly en: string;
  readonly ru: unknown;
}

function bilingual(node: unknown, where: string): RuleText[] {
  if (Array.isArray(node)) return node.flatMap((child, index) => bilingual(child, `${where}[${index}]`));
  if (!isRecord(node)) return [];
  const own = typeof node.en === 'string' ? [{ where, en: node.en, ru: node.ru }] : [];
  return [...own, ...Object.entries(node).flatMap(([key, child]) => bilingual(child, `${where}.${key}`))];
}

/** Sentences and words of the rule files that say both languages. */
export const ruleTexts = (): RuleText[] =>
  globSync('data/rules/*.yaml').flatMap((file) => bilingual(load(readFileSync(file, 'utf8')), basename(file, '.yaml')));

export const contentNames = (language: Language): string[] =>
  globSync(`data/content/${language}/*.md`)
    .map((file) => basename(file))
    .sort();
export const contentText = (language: Language, name: string): string => readFileSync(`data/content/${language}/${name}`, 'utf8');

export async function allTexts(language: Language): Promise<Text[]> {
  const messages = Object.entries(await messagesOf(language)).flatMap(([key, message]) =>
    formsOf(message).map((text) => ({ where: key, text })),
  );
  const rules = ruleTexts().map((rule) => ({ where: rule.where, text: String(rule[language]) }));
  const content = contentNames(language).flatMap((name) =>
    contentText(language, name)
      .replace(/^---$/gm, '')
      .split('\n')
      .map((text) => ({ where: name, text: text.replace(/^\s*- /, '') })),
  );
  return [...messages, ...rules, ...content];
}
