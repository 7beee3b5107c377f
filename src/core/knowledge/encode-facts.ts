import type { FlagEntry, FlagRule } from '#core/analysis/flag-rules.ts';
import type { Language } from '#core/language.ts';
import type { Traits } from './condition.ts';
import type { Shard } from './explanation-shards.ts';
import type { CautionMark, Facts } from './facts.ts';
import { animalOrder, type LimitInWords, originOrder, type Packed, type PackedLimit, type Row } from './facts-format.ts';
import type { Flag } from './flags.ts';
import { everydayName } from './plain-name.ts';
import type { ReportRules } from './report-rules.ts';
import { originOfChain } from './tallow.ts';
import { families, grades } from './vocabulary.ts';

function withoutEmptyEnd(row: Required<Row>): Row {
  const last = row.findLastIndex((field) => field !== 0 && !(Array.isArray(field) && field.length === 0));
  // A slice forgets which field stands where.
  return row.slice(0, last + 1) as unknown as Row;
}

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

/** A flag's entry without what it asks of ingredients, which has been answered: the rest is asked of lists and unknown names. A field that is forgotten is an error of types. */
type EntryOfLists = { readonly [Key in Exclude<keyof FlagEntry, keyof Traits | 'with'>]: FlagEntry[Key] };

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
        .map(({ says, from, rinsedFrom, only, notOf, on, notIn, beforeLine, precaution }) =>
          cautions.number({ says, from, rinsedFrom, only, notOf, on, notIn, beforeLine, precaution }),
        ),
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
      facts.animal === originOfChain(facts.inci) ? 0 : 1 + animalOrder.indexOf(facts.animal),
      facts.comedogenic ? [facts.comedogenic.low, facts.comedogenic.high, all(facts.comedogenic.sources)] : 0,
    ]),
  );
  const flagRules = rules.flagRules.map(({ entries, ...rule }) => ({
    ...rule,
    entries: entries.map(
      (entry): EntryOfLists => ({
        id: entry.id,
        state: entry.state,
        level: entry.level,
        beside: entry.beside,
        'behind-line': entry['behind-line'],
        'in-scrub': entry['in-scrub'],
        'dry-in-scrub': entry['dry-in-scrub'],
        'on-hair': entry['on-hair'],
        'in-wash': entry['in-wash'],
        'seen-below': entry['seen-below'],
        'open-from': entry['open-from'],
        named: entry.named,
        'not-in': entry['not-in'],
        except: entry.fallback ? entry.except : undefined,
        fallback: entry.fallback,
      }),
    ),
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
