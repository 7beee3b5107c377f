import type { CautionRule } from '#core/analysis/cautions.ts';
import type { EffectRule } from '#core/analysis/effects.ts';
import type { FlagRule } from '#core/analysis/flag-rules.ts';
import type { UseRules } from '#core/analysis/product-use.ts';
import type { SkinRule } from '#core/analysis/skin-types.ts';
import type { Lexicon } from '#core/inci/names/lexicon.ts';
import { typoIndex } from '#core/inci/names/typo.ts';
import type { Language } from '#core/language.ts';
import type { Shard } from './explanation-shards.ts';
import type { CautionMark, Facts, LimitFact } from './facts.ts';
import type { Flag } from './flags.ts';
import type { Knowledge } from './knowledge.ts';
import { everydayName } from './plain-name.ts';
import { families, grades, type Origin } from './vocabulary.ts';

export interface FactsFile {
  readonly knowledge: Knowledge;
  readonly shards: readonly Shard[];
}

const originOrder: readonly Origin[] = ['natural', 'mixed', 'synthetic', 'unknown'];
const animalOrder = [null, 'possible', 'always'] as const;

type Numbers = readonly number[];
/** Words and repeated records by their index in a table. What most ingredients have comes first: nothing is written of the empty fields at the end of a row. */
type Row = readonly [
  functions?: Numbers,
  roles?: Numbers,
  family?: number,
  origin?: number,
  flags?: Numbers,
  cautions?: Numbers,
  usual?: Numbers,
  limits?: Numbers,
  effects?: readonly (readonly [effect: number, grade: number, sources: Numbers, dose: Numbers, rinsedFrom: number | null])[],
  animal?: number,
  comedogenic?: readonly [low: number, high: number, sources: Numbers] | 0,
];

function withoutEmptyEnd(row: Required<Row>): Row {
  const last = row.findLastIndex((field) => field !== 0 && !(Array.isArray(field) && field.length === 0));
  // A slice forgets which field stands where.
  return row.slice(0, last + 1) as unknown as Row;
}

interface Packed {
  readonly words: readonly string[];
  readonly flags: readonly Flag[];
  readonly limits: readonly PackedLimit[];
  readonly cautions: readonly CautionMark[];
  readonly rows: readonly Row[];
  readonly flagRules: readonly FlagRule[];
  readonly reportRules: ReportRules;
  readonly shards: readonly Shard[];
}

type LimitInWords = Omit<LimitFact, 'where' | 'note'> & { readonly where: string | null; readonly note: string | null };
/** Only what the entry says is written. */
type PackedLimit = Pick<LimitInWords, 'annex' | 'ref'> & Partial<LimitInWords>;

/** An entry that says no more than where it stands. */
const plainLimit: Omit<LimitInWords, 'annex' | 'ref'> = {
  max: null,
  as: null,
  part: null,
  sum: null,
  mixture: null,
  asName: null,
  since: null,
  shelves: null,
  until: null,
  where: null,
  uses: null,
  only: null,
  material: false,
  nano: false,
  note: null,
  label: null,
};
const saidOf = ({ annex, ref, ...said }: LimitInWords): PackedLimit => ({
  annex,
  ref,
  ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== false)),
});

/** Gives every distinct value a number, in order of appearance. */
function table<Value>(keyOfValue: (value: Value) => string) {
  const values: Value[] = [];
  const numbers = new Map<string, number>();
  return {
    values,
    number(value: Value): number {
      const key = keyOfValue(value);
      const number = numbers.get(key);
      if (number !== undefined) return number;
      numbers.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}

/** The rules of a report besides the flags, as plain data. */
export interface ReportRules {
  readonly skinRules: readonly SkinRule[];
  readonly cautionRules: readonly CautionRule[];
  readonly effectRules: readonly EffectRule[];
  readonly useRules: UseRules;
}

/** The same, ready to be asked. */
export function knowledgeRules({ skinRules, cautionRules, effectRules, useRules }: ReportRules) {
  return {
    skinRules,
    cautionRules: new Map(cautionRules.map((rule) => [rule.caution, rule])),
    effectRules: new Map(effectRules.map((rule) => [rule.effect, rule])),
    useRules,
  };
}

interface Rules {
  readonly flagRules: readonly FlagRule[];
  readonly reportRules: ReportRules;
}

/** The names that shoppers use, a line for each ingredient in lexicon order, empty where the label says it as well: the everyday file of the browser. */
export function encodeEverydayNames(ingredients: readonly Facts[], language: Language): string {
  return ingredients.map((facts) => everydayName(facts, language) ?? '').join('\n');
}

/** Writes what an analysis in the browser needs of each ingredient, in lexicon order, in the words of one language. Names stand in the names file. */
export function encodeFacts(ingredients: readonly Facts[], language: Language, rules: Rules, shards: readonly Shard[]): string {
  const words = table<string>((word) => word);
  const flags = table<Flag>(({ reason, state }) => `${reason} ${state}`);
  const limits = table<PackedLimit>((limit) => JSON.stringify(limit));
  const cautions = table<CautionMark>((mark) => JSON.stringify(mark));
  const all = (texts: readonly string[]) => texts.map((text) => words.number(text));
  const rows = ingredients.map((facts) =>
    withoutEmptyEnd([
      all(facts.functions),
      all(facts.roles),
      families.indexOf(facts.family),
      originOrder.indexOf(facts.origin),
      facts.flags.map((flag) => flags.number(flag)),
      // What nothing follows from is for the ingredient's page alone.
      facts.cautions
        .filter(({ says }) => says.length > 0)
        .map(({ says, from, rinsedFrom, only }) => cautions.number({ says, from, rinsedFrom, only })),
      facts.usual ?? [],
      facts.limits.map(({ where, note, ...limit }) =>
        limits.number(saidOf({ ...limit, where: where?.[language] ?? null, note: note?.[language] ?? null })),
      ),
      facts.effects.map(
        ({ effect, grade, sources, dose, hintedFrom, rinsedFrom }) =>
          [
            words.number(effect),
            grades.indexOf(grade),
            all(sources),
            [...(dose ?? []), ...(hintedFrom === null ? [] : [hintedFrom])],
            rinsedFrom,
          ] as const,
      ),
      animalOrder.indexOf(facts.animal),
      facts.comedogenic ? [facts.comedogenic.low, facts.comedogenic.high, all(facts.comedogenic.sources)] : 0,
    ]),
  );
  const flagRules = rules.flagRules.map(({ entries, ...rule }) => ({
    ...rule,
    entries: entries.map(({ id, state, level, beside, except, fallback }) => ({
      id,
      state,
      level,
      beside,
      except: fallback ? except : undefined,
      fallback,
    })),
  }));
  const packed: Packed = {
    words: words.values,
    flags: flags.values,
    limits: limits.values,
    cautions: cautions.values,
    rows,
    flagRules,
    reportRules: rules.reportRules,
    shards,
  };
  return JSON.stringify(packed);
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
      animal: animalOrder[animal] ?? null,
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
