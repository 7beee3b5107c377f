import { keyOf } from '#core/inci/names/fold.ts';
import type { Source } from '#core/knowledge/schema.ts';
import type { KnowledgeFiles } from './load.ts';
import type { Problem } from './problem.ts';

const mark = /\s*\[([^\]]*)\]/g;

const betweenSentences = /(?<=[.!?])\s+(?=[\p{Lu}\d«"“(])/u;

/** Sentences of an explanation, without source marks. */
function sentencesOf(text: string): string[] {
  return text
    .replace(mark, '')
    .split(betweenSentences)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

const wordsIn = (text: string) => text.replace(mark, '').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Works that speak of everything prove nothing in particular; CosIng alone proves what a substance is and what for it is listed, our own judgement adds how much is usual. */
const isGeneral = (source: Source | undefined) => source?.kind === 'textbook' || source?.kind === 'database' || source?.kind === 'ours';
const mayStandAlone: ReadonlySet<string> = new Set(['cosing', 'inciscope']);

/** An amount in a sentence for which only CosIng stands, which tells none. */
const amountOfCosing = /(?:^|[.!?]["”»]?\s|\][.,;]?\s)(?:[^.!?\]]|\.(?!\s))*(?:\d\s?%|per ?cent|процент)(?:[^.!?\]]|\.(?!\s))*\[cosing\]/i;

/** CosIng says what a substance is listed for and nothing else, so a sentence for which it stands tells what the register says. */
const ofTheRegister = {
  en: /CosIng|regist|official|\bEU\b|Europe|Brussels|\blaw\b|legal|authorit|database|\brecord|\blist(?:s|ed|ing)?\b|entr(?:y|ies)|entered|\bfiled?\b|on paper|paperwork|function/i,
  ru: /CosIng|реестр|официал|(?<!\p{L})ЕС(?!\p{L})|европ|Евросоюз|Брюссел|закон|запис|зарегистр|перечн|числит|значит|бумаг|документ|функци|отвод|отнес|роль|заявлен|назван|указан/iu,
} as const;

/** What is said to harm somebody is more than a definition. */
const harmWords = {
  en: /allerg|irritat|sensiti[sz]|dermatitis|eczema|asthma|carcino|cancer/i,
  ru: /аллерг|раздраж|сенсибил|дерматит|экзем(?!пл)|(?<![а-яё])астм|канцероген|(?<![а-яё])рака?(?![а-яё])/i,
} as const;

/** A promise that nothing can happen, in a sentence for which nobody stands. */
const unprovenPeace = {
  en: /\b(?:is|are) (?:\p{L}+ )?(?:harmless|entirely safe|perfectly safe|completely safe)\b|\bnothing to fear\b|\bsafe and harmless\b|\b(?:skins?|people|eyes|lips) (?:\p{L}+ )?tolerates? it\b|\btolerated? (?:it )?well\b|\bwell tolerated\b|\btolerance is\b|\breactions? (?:\p{L}+ )?(?:is|are) (?:uncommon|rare|seldom)\b|\bno harm is known\b/iu,
  ru: /(?<!\p{L})(?:безвре(?:ден|дн[аоы])|не представля(?:ет|ют) опасности|бояться нечего|(?:совершенно|полностью|абсолютно) безопас\p{L}+|(?:кожа|губ|глаза?) (?:\p{L}+ )?переносит|перенос(?:ит|ят)ся (?:\p{L}+, )?(?:\p{L}+ )?(?:хорошо|легко)|переносимость|реакции (?:\p{L}+ ){0,2}(?:редки|нечасты)|вреда (?:\p{L}+ ){0,2}не известно)(?!\p{L})/iu,
} as const;

/** The sentences of a text that name no source. */
const unsourced = (text: string) => text.split(betweenSentences).filter((sentence) => !sentence.includes('['));

/** The sentences of a text for which CosIng stands. */
const byCosing = (text: string) => text.split(betweenSentences).filter((sentence) => /\[[^\]]*\bcosing\b/.test(sentence));

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
        if (cited.some((source) => !mayStandAlone.has(source)))
          say('rests on works that speak of everything: name the report, the law or the paper');
        const [harm] = harmWords[lang].exec(text) ?? [];
        if (harm !== undefined) say(`speaks of "${harm}" and names nobody who has shown it: cite a report or a paper`);
      }
      for (const sentence of unsourced(text)) {
        const [peace] = unprovenPeace[lang].exec(sentence) ?? [];
        if (peace !== undefined) say(`promises "${peace}" and names nobody who found it: cite a report in that sentence, or leave it out`);
      }
      for (const sentence of byCosing(text))
        if (!ofTheRegister[lang].test(sentence.replace(mark, '')))
          say(`has CosIng stand for what it does not say: name the listed function, "(CosIng: emollient [cosing])", in "${sentence}"`);
      if (amountOfCosing.test(text))
        say('tells an amount by [cosing], which tells none: name who does, or inciscope for our own judgement');
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
