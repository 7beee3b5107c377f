import { aliasOf, keyOf } from '#core/inci/names/fold.ts';
import { type Condition, fits } from './condition.ts';
import type { EffectFact, LimitFact } from './facts.ts';
import type { ComedogenicRatings, Ingredient, Name, NameKind } from './ingredient.ts';
import { preparationOf } from './plant-forms.ts';
import { plantCommonNames, plantNames } from './plants.ts';
import type { IngredientEntry, PlantEntry } from './schema.ts';
import { originOfChain } from './tallow.ts';
import { type TopicRules, topicSources, topicsOf } from './topics.ts';
import { turkishNames } from './turkish-names.ts';
import { type Family, families, type SourcedField, sourcedFields } from './vocabulary.ts';

/** The family of what has this first role, and those of what fits a condition instead. */
export interface RoleFamily {
  readonly family: Family;
  readonly instead?: Readonly<Partial<Record<Family, Condition>>> | undefined;
}

function familyOf(entry: Pick<IngredientEntry, 'inci' | 'roles' | 'functions'>, byRole: CompileInput['families']): Family {
  const role = byRole.get(entry.roles[0] ?? '');
  const instead = families.find((family) => {
    const condition = role?.instead?.[family];
    return condition && fits(condition, entry);
  });
  return instead ?? role?.family ?? 'active';
}

export interface CompileInput {
  readonly entries: readonly IngredientEntry[];
  readonly plants: readonly PlantEntry[];
  readonly explanations: ReadonlyMap<string, { readonly en: string; readonly ru: string }>;
  /** By role. */
  readonly families: ReadonlyMap<string, RoleFamily>;
  readonly limits: ReadonlyMap<string, readonly LimitFact[]>;
  readonly topics: TopicRules;
}

/** An ingredient before its flags are decided (core/analysis/flag-rules.ts) and its comparison with the annexes is looked up. */
export type Draft = Omit<Ingredient, 'flags' | 'annexesCompared'>;

/** "some tanno-2000,bissett-2005 2-5 rinse-off" → an effect with grade, sources, percent studied, and shown of products that are washed off; "rinse-off:20" from that percentage on. "hint:10": lesser studies tried as little. */
export function effectFact(effect: string, line: string): EffectFact {
  const [grade = 'weak', sources = '', ...further] = line.split(' ');
  const dose = further.find((word) => /^\d/.test(word));
  const washedOff = further.find((word) => word.startsWith('rinse-off'));
  const hinted = further.find((word) => word.startsWith('hint:'));
  return {
    effect,
    grade: grade as EffectFact['grade'],
    sources: sources.split(','),
    dose: dose ? range(dose) : null,
    hintedFrom: hinted === undefined ? null : Number(hinted.slice('hint:'.length)),
    rinsedFrom: washedOff === undefined ? null : Number(washedOff.split(':')[1] ?? 0),
  };
}

function range(text: string): readonly [number, number] {
  const [low = '0', high = low] = text.split('-');
  return [Number(low), Number(high)];
}

/** "1 fulton-1984; 0-1 morris-1983" → 0 to 1, and what each paper says. */
export function comedogenicFact(line: string | undefined): ComedogenicRatings | null {
  if (!line) return null;
  const ratings = line.split('; ').map((rating) => {
    const [value = '0', source = ''] = rating.split(' ');
    const [low, high] = range(value);
    return { low, high, source };
  });
  return {
    low: Math.min(...ratings.map(({ low }) => low)),
    high: Math.max(...ratings.map(({ high }) => high)),
    sources: ratings.map(({ source }) => source),
    ...(ratings.length > 1 && { ratings }),
  };
}

/** One or several, as a field of a data file may be written. */
export const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

function writtenNames(names: IngredientEntry['names'] | undefined): Name[] {
  return Object.entries(names ?? {}).flatMap(([kind, texts]) => (texts ?? []).map((text) => ({ kind: kind as NameKind, text })));
}

interface Row {
  readonly entry: IngredientEntry;
  readonly names: readonly Name[];
  readonly common: { readonly en: string | null; readonly ru: string };
  readonly grammar: readonly { readonly name: Name; readonly rank: number }[];
}

/** Turns the files' entries into ingredients: plants are unfolded by their grammar, names that two grammars claim go to the better claim or to nobody. */
export function compileKnowledge(input: CompileInput): Draft[] {
  const rows = [...input.entries.map(plainRow), ...input.plants.flatMap(plantRows)].sort((a, b) => (a.entry.inci < b.entry.inci ? -1 : 1));
  const owners = claimNames(rows);
  const aliases = new Map<string, number>();
  return rows.map((row, index) => draftOf(input, row, index, owners, aliases));
}

function plainRow(entry: IngredientEntry): Row {
  return {
    entry,
    names: writtenNames(entry.names),
    common: { en: entry.names.en?.[0] ?? null, ru: entry.names.ru?.[0] ?? '' },
    grammar: turkishNames(entry.inci).map((text) => ({ name: { kind: 'tr', text }, rank: 3 })),
  };
}

/** Fats, waxes and flours have names that everybody knows from the kitchen: «оливковое масло», not «масло плодов оливы»; so have their extracts, «экстракт овсяной муки», and water of the whole: «кокосовая вода». */
const kitchen: ReadonlySet<string> = new Set([
  'Oil',
  'Butter',
  'Wax',
  'Cera',
  'Flour',
  'Meal',
  'Starch',
  'Bran',
  'Protein',
  'Gum',
  'Juice',
]);
const milled = /\b(?:Flour|Meal|Bran|Juice) Extract$/;
const isKitchenWord = (form: string, essential: boolean) =>
  !essential && (kitchen.has(preparationOf(form) || form) || form === 'Water' || milled.test(form));

function plantRows(plant: PlantEntry): Row[] {
  const firstOf = new Map<string, string>();
  for (const form of Object.keys(plant.forms)) {
    const preparation = preparationOf(form);
    if (!firstOf.has(preparation) && !plant.withPart?.includes(preparation)) firstOf.set(preparation, form);
  }
  return Object.entries(plant.forms).map(([form, facts]) => {
    const essential = facts.roles.includes('essential-oil');
    const common = plantCommonNames(plant, form, essential);
    const written = facts.names?.ru?.[0];
    const grammar = plantNames(plant, form, firstOf.get(preparationOf(form)) === form, essential).map(({ kind, text, rank }) => ({
      name: { kind, text },
      rank,
    }));
    return {
      entry: { origin: 'natural' as const, ...facts, inci: `${plant.species} ${form}`, names: facts.names ?? {} },
      names: writtenNames(facts.names),
      common: {
        en: facts.names?.en?.[0] ?? common.en,
        ru: (isKitchenWord(form, essential) ? written : null) ?? common.ru ?? written ?? '',
      },
      grammar,
    };
  });
}

/** Key → index of the row that owns it; grammar names with two equal claims are left without an owner (-1). */
function claimNames(rows: readonly Row[]): Map<string, number> {
  const owners = new Map<string, number>();
  for (const [index, row] of rows.entries()) owners.set(keyOf(row.entry.inci), index);
  rows.forEach((row, index) => {
    for (const { text } of row.names) if (!owners.has(keyOf(text))) owners.set(keyOf(text), index);
  });
  const claims = new Map<string, { index: number; rank: number; tied: boolean }>();
  rows.forEach((row, index) => {
    for (const { name, rank } of row.grammar) {
      const key = keyOf(name.text);
      if (owners.has(key)) continue;
      const claim = claims.get(key);
      if (!claim || rank < claim.rank) claims.set(key, { index, rank, tied: false });
      else if (rank === claim.rank && claim.index !== index) claim.tied = true;
    }
  });
  for (const [key, { index, tied }] of claims) owners.set(key, tied ? -1 : index);
  return owners;
}

function draftOf(input: CompileInput, row: Row, index: number, owners: ReadonlyMap<string, number>, aliases: Map<string, number>): Draft {
  const { entry } = row;
  const seen = new Set([keyOf(entry.inci)]);
  const names = [...row.names, ...row.grammar.map(({ name }) => name)].filter(({ text }) => {
    const key = keyOf(text);
    if (seen.has(key) || owners.get(key) !== index) return false;
    seen.add(key);
    return true;
  });
  const base = aliasOf(entry.inci);
  const count = (aliases.get(base) ?? 0) + 1;
  aliases.set(base, count);
  const effects = Object.entries(entry.effects ?? {}).map(([effect, line]) => effectFact(effect, line));
  const comedogenic = comedogenicFact(entry.comedogenic);
  const limits = input.limits.get(entry.inci) ?? [];
  const explanation = input.explanations.get(entry.inci);
  const written = explanation ? { en: explanation.en, ru: explanation.ru } : null;
  const cited = written ? [...written.en.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => (match[1] ?? '').split(/[,\s]+/)) : [];
  const topics = topicsOf(input.topics, { inci: entry.inci, roles: entry.roles, functions: entry.functions });
  const from = fieldSources(entry);
  return {
    ...topics,
    inci: entry.inci,
    alias: count === 1 ? base : `${base}-${count}`,
    family: familyOf(entry, input.families),
    roles: entry.roles,
    functions: entry.functions,
    origin: entry.origin ?? 'unknown',
    effects,
    comedogenic,
    limits,
    usual: entry.usual === undefined ? null : range(String(entry.usual)),
    animal: entry.animal ?? originOfChain(entry.inci),
    names,
    cas: listOf(entry.cas),
    ec: listOf(entry.ec),
    common: row.common,
    written,
    from,
    sources: [
      ...new Set([
        entry.source ?? 'cosing',
        ...Object.values(from).flat(),
        ...effects.flatMap(({ sources }) => sources),
        ...(comedogenic?.sources ?? []),
        ...(limits.length > 0 ? ['eu-1223'] : []),
        ...topicSources(topics),
        ...cited,
      ]),
    ].filter(Boolean),
  };
}

/** Registers tell these; the other fields are our own judgement unless the row names a source. */
const registered: ReadonlySet<SourcedField> = new Set(['cas', 'ec', 'functions']);

/** What each field of a row rests on: the source it names, else the row's source or our own sorting. */
function fieldSources({ source = 'cosing', from = {} }: IngredientEntry): Record<SourcedField, readonly string[]> {
  const of = (field: SourcedField) => [field, listOf(from[field] ?? (registered.has(field) ? source : 'inciscope'))] as const;
  return Object.fromEntries(sourcedFields.map(of)) as Record<SourcedField, readonly string[]>;
}
