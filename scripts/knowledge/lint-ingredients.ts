import { keyOf } from '#core/inci/names/fold.ts';
import type { IngredientEntry } from '#core/knowledge/schema.ts';
import { casDigitFits, ecDigitFits } from './check-digits.ts';
import { lintLeastAmounts } from './lint-amounts.ts';
import { lintExplanations } from './lint-explanations.ts';
import type { KnowledgeFiles } from './load.ts';
import { lintMentions, type Mention } from './mentions.ts';
import type { Problem } from './problem.ts';
import type { Rules } from './rules.ts';
import { cannotShareNumber } from './shared-numbers.ts';

type Entry = Omit<IngredientEntry, 'inci'> & { readonly inci: string; readonly file: string; readonly isForm: boolean };

function allEntries(files: KnowledgeFiles): Entry[] {
  const plants = files.plants.flatMap(({ species, forms, file }) =>
    Object.entries(forms).map(([form, facts]) => ({ ...facts, inci: `${species} ${form}`, names: facts.names ?? {}, file, isForm: true })),
  );
  return [...files.entries.map((entry) => ({ ...entry, isForm: false })), ...plants];
}

/** What the ingredient files name that other files must declare. */
function ingredientMentions(entries: readonly Entry[]): Mention[] {
  return entries.map(({ file, inci, roles, functions, effects = {}, comedogenic, source = 'cosing', from = {} }) => ({
    where: `${file}: ${inci}`,
    roles,
    functions,
    effects: Object.keys(effects),
    sources: [
      source,
      ...(comedogenic?.split('; ').flatMap((rating) => rating.split(' ').slice(1)) ?? []),
      ...Object.values(effects).flatMap((line) => line.split(' ')[1]?.split(',') ?? []),
      ...Object.values(from).flat(),
    ],
  }));
}

/** Everything the linter knows to look for in data/ingredients. */
export function lintIngredients(files: KnowledgeFiles, rules: Rules): Problem[] {
  const entries = allEntries(files);
  return [
    ...lintNames(entries),
    ...entries.flatMap(lintRussian),
    ...entries.flatMap(lintSplitNames),
    ...lintNumbers(entries),
    ...lintSharedCas(entries),
    ...entries.flatMap((entry) => lintLeastAmounts(entry, files.sources)),
    ...lintExplained(entries, files),
    ...lintMentions(ingredientMentions(entries), files, rules),
    ...lintExplanations(files),
  ];
}

/** Two ingredients with one name, and synonyms that are another's name. Names of the plant grammar give way by themselves and are not looked at. */
function lintNames(entries: readonly Entry[]): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry.inci);
    const other = owners.get(key);
    if (other) problems.push({ where: `${entry.file}: ${entry.inci}`, what: `stands twice, also in ${other.file}: keep one of both` });
    else owners.set(key, entry);
  }
  for (const entry of entries) {
    for (const name of Object.values(entry.names).flatMap((texts) => texts ?? [])) {
      const key = keyOf(name);
      const owner = owners.get(key);
      if (key.length < 2)
        problems.push({ where: `${entry.file}: ${entry.inci}`, what: `"${name}" has no letters to look it up by: leave it out` });
      else if (owner && owner !== entry)
        problems.push({
          where: `${entry.file}: ${entry.inci}`,
          what: `"${name}" is a name of ${owner.inci} (${owner.file}): a name means one ingredient, so leave it out of one of both`,
        });
      else owners.set(key, entry);
    }
  }
  return problems;
}

/** A plant form has its Russian name from the grammar. */
function lintRussian({ file, inci, names, isForm }: Entry): Problem[] {
  const where = `${file}: ${inci}`;
  const latin = (names.ru ?? []).filter((name) => !/[а-яё]/i.test(name));
  return [
    ...(isForm || names.ru?.length ? [] : [{ where, what: 'has no Russian name: add one to `names: {ru: […]}`' }]),
    ...latin.map((name) => ({
      where,
      what: `Russian name "${name}" has no Cyrillic letter: names in other languages stand beside \`ru\``,
    })),
  ];
}

const kindOfThing = /экстракт|полимер|фермент|комплекс|масло|фильтрат|лизат|extract|polymer|ferment|complex|filtrate|lysate|\boil\b/i;
const conjunction = /[ ](?:и|and|et|und|y|e)[ ]/;
const opened = (name: string) => name.split('(').length - name.split(')').length;

/** A name with commas that stands without quotes became several: "copolymer of styrene", "ethylene and indene". */
function lintSplitNames({ file, inci, names }: Entry): Problem[] {
  return Object.values(names).flatMap((texts) =>
    (texts ?? []).flatMap((name, index) => {
      const isRest = conjunction.test(name) && !kindOfThing.test(name);
      const begun = isRest && texts?.slice(0, index).some((before) => kindOfThing.test(before) && !conjunction.test(before));
      return begun || opened(name) !== 0
        ? [{ where: `${file}: ${inci}`, what: `"${name}" is a part of a name: put a name with commas between quotes` }]
        : [];
    }),
  );
}

const several = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? [value] : (value ?? []));

/** Check digits of CAS and EC numbers. */
function lintNumbers(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ file, inci, cas, ec }) => [
    ...several(cas)
      .filter((number) => !casDigitFits(number))
      .map((number) => ({ where: `${file}: ${inci}`, what: `CAS ${number} has a wrong check digit: compare it with its source` })),
    ...several(ec)
      .filter((number) => !ecDigitFits(number))
      .map((number) => ({ where: `${file}: ${inci}`, what: `EC ${number} has a wrong check digit: compare it with its source` })),
  ]);
}

/** One CAS number of two names that cannot be one substance. */
function lintSharedCas(entries: readonly Entry[]): Problem[] {
  const owners = Map.groupBy(
    entries.flatMap(({ file, inci, cas }) => several(cas).map((number) => ({ file, inci, number }))),
    ({ number }) => number,
  );
  return [...owners.values()].flatMap((sharers) =>
    sharers.flatMap(({ file, inci, number }, index) => {
      const other = sharers.slice(0, index).find((earlier) => cannotShareNumber(earlier.inci, inci));
      return other
        ? [
            {
              where: `${file}: ${inci}`,
              what: `CAS ${number} is also of ${other.inci} (${other.file}), another substance: compare both with their source`,
            },
          ]
        : [];
    }),
  );
}

/** Explanations of what we do not have. */
function lintExplained(entries: readonly Entry[], { explanations }: KnowledgeFiles): Problem[] {
  const incis = new Set(entries.map(({ inci }) => inci));
  return [...explanations]
    .filter(([inci]) => !incis.has(inci))
    .map(([inci, { file }]) => ({
      where: `${file}: ${inci}`,
      what: 'explains no ingredient of ours: spell the name as in data/ingredients',
    }));
}
