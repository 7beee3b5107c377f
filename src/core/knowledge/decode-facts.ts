import type { Lexicon } from '#core/inci/names/lexicon.ts';
import { typoIndex } from '#core/inci/names/typo.ts';
import type { Shard } from './explanation-shards.ts';
import type { Facts, LimitFact } from './facts.ts';
import { animalOrder, type Numbers, originOrder, type Packed, plainLimit } from './facts-format.ts';
import type { Knowledge } from './knowledge.ts';
import { knowledgeRules } from './report-rules.ts';
import { originOfChain } from './tallow.ts';
import { families, grades } from './vocabulary.ts';

export interface FactsFile {
  readonly knowledge: Knowledge;
  readonly shards: readonly Shard[];
}

/** Reads a facts file beside its lexicon and the everyday names, which nothing but words needs. The files are our own build's, so their shape is trusted. */
export function decodeFacts(text: string, lexicon: Lexicon, everydayNames = ''): FactsFile {
  const packed: Packed = JSON.parse(text);
  const everyday = everydayNames.split('\n');
  const word = (number: number) => packed.words[number] ?? '';
  const pair = ([low, high]: Numbers) => (low === undefined || high === undefined ? null : ([low, high] as const));
  const limits: LimitFact[] = packed.limits.map((said) => {
    const { where, note, ...limit } = { ...plainLimit, ...said };
    return {
      ...limit,
      where: where === null ? null : { en: where, ru: where },
      note: note === null ? null : { en: note, ru: note },
    };
  });
  const facts = packed.rows.map(
    (
      [
        functions = [],
        roles = [],
        family = 0,
        origin = 0,
        flags = [],
        cautions = [],
        usual = [],
        entries = [],
        effects = [],
        animal = 0,
        comedogenic = 0,
      ],
      id,
    ): Facts => ({
      inci: lexicon.incis[id] ?? '',
      alias: lexicon.aliases[id] ?? '',
      family: families[family] ?? 'active',
      roles: roles.map(word),
      functions: functions.map(word),
      origin: originOrder[origin] ?? 'unknown',
      effects: effects.map(([effect, grade, sources, dose, rinsedFrom]) => ({
        effect: word(effect),
        grade: grades[grade] ?? 'weak',
        sources: sources.map(word),
        dose: pair(dose),
        hintedFrom: dose[2] ?? null,
        rinsedFrom,
      })),
      comedogenic: comedogenic === 0 ? null : { low: comedogenic[0], high: comedogenic[1], sources: comedogenic[2].map(word) },
      flags: flags.flatMap((number) => packed.flags[number] ?? []),
      limits: entries.flatMap((number) => limits[number] ?? []),
      usual: pair(usual),
      animal: animal === 0 ? originOfChain(lexicon.incis[id] ?? '') : (animalOrder[animal - 1] ?? null),
      cautions: cautions.flatMap((number) => packed.cautions[number] ?? []),
      common: everyday[id] ? { en: everyday[id], ru: everyday[id] } : null,
    }),
  );
  return {
    knowledge: {
      dictionary: { lexicon, typos: typoIndex(lexicon) },
      facts,
      flagRules: packed.flagRules,
      ...knowledgeRules(packed.reportRules),
    },
    shards: packed.shards,
  };
}
