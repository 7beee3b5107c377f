import { keyOf } from '#core/inci/fold.ts';
import type { Source } from '#core/knowledge/schema.ts';
import type { KnowledgeFiles } from './load.ts';
import type { Problem } from './problem.ts';

const mark = /\s*\[([^\]]*)\]/g;

/** Sentences of an explanation, without source marks. */
function sentencesOf(text: string): string[] {
  return text
    .replace(mark, '')
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d«"“(])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

const wordsIn = (text: string) => text.replace(mark, '').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Works that speak of everything prove nothing in particular; CosIng alone proves what a substance is and what for it is listed. */
const isGeneral = (source: Source | undefined) => source?.kind === 'textbook' || source?.kind === 'database';

/** What is said to harm somebody is more than a definition. */
const harmWords = {
  en: /allerg|irritat|sensiti[sz]|dermatitis|eczema|asthma|carcino|cancer/i,
  ru: /аллерг|раздраж|сенсибил|дерматит|экзем(?!пл)|(?<![а-яё])астм|канцероген|(?<![а-яё])рака?(?![а-яё])/i,
} as const;

/** Written means written: long enough, in both languages, with sources that prove something in particular, and no sentence of more than six words shared. */
export function lintExplanations({ explanations, sources }: KnowledgeFiles): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const [inci, { file, ...texts }] of explanations) {
    for (const lang of ['en', 'ru'] as const) {
      const text = texts[lang];
      const say = (what: string) => problems.push({ where: `${file}: ${inci} (${lang})`, what });
      const words = wordsIn(text);
      if (words < 35) say(`has ${words} words, 35 are needed`);
      const sentences = sentencesOf(text);
      if (sentences.length < 2 || sentences.length > 5) say(`has ${sentences.length} sentences, two to four are wanted`);
      const cited = [...text.matchAll(mark)].flatMap((match) => (match[1] ?? '').split(/[,\s]+/).filter(Boolean));
      if (cited.length === 0) say('names no source: put one in square brackets before a full stop, [hakozaki-2002]');
      for (const source of cited)
        if (!sources.has(source)) say(`unknown source "${source}": add it to data/rules/sources.yaml, a CIR report to cir.yaml`);
      if (cited.every((source) => isGeneral(sources.get(source)))) {
        if (cited.some((source) => source !== 'cosing'))
          say('rests on works that speak of everything: name the report, the law or the paper');
        const [harm] = harmWords[lang].exec(text) ?? [];
        if (harm !== undefined) say(`speaks of "${harm}" and names nobody who has shown it: cite a report or a paper`);
      }
      if (lang === 'ru' && !/[а-яё]{4}/i.test(text)) say('is not Russian');
      for (const sentence of sentences) {
        if (wordsIn(sentence) <= 6) continue;
        const plain = `${lang} ${keyOf(sentence)}`;
        const other = seen.get(plain);
        if (other !== undefined && other !== inci) say(`shares a sentence with ${other}, which is to be written anew: "${sentence}"`);
        seen.set(plain, inci);
      }
    }
  }
  return problems;
}
