import { keyOf } from '#core/inci/fold.ts';
import type { IngredientEntry } from '#core/knowledge/schema.ts';
import { casDigitFits, ecDigitFits } from './check-digits.ts';
import { lintExplanations } from './lint-explanations.ts';
import type { KnowledgeFiles } from './load.ts';
import type { Problem } from './problem.ts';
import type { Rules } from './rules.ts';
import { cannotShareNumber } from './shared-numbers.ts';
import type { TopicMention } from './topics.ts';

type Entry = Omit<IngredientEntry, 'inci'> & { readonly inci: string; readonly file: string };

function allEntries(files: KnowledgeFiles): Entry[] {
  const plants = files.plants.flatMap(({ species, forms, file }) =>
    Object.entries(forms).map(([form, facts]) => ({ ...facts, inci: `${species} ${form}`, names: facts.names ?? {}, file })),
  );
  return [...files.entries, ...plants];
}

/** Everything the linter knows to look for, in file order. */
export function lintKnowledge(files: KnowledgeFiles, rules: Rules, topics: readonly TopicMention[]): Problem[] {
  const entries = allEntries(files);
  const known = new Set(entries.map(({ inci }) => inci));
  return [
    ...lintNames(entries),
    ...entries.flatMap((entry) => lintEntry(entry, files, rules)),
    ...lintNumbers(entries),
    ...lintSharedCas(entries),
    ...lintReferences(known, files, rules),
    ...lintTopics(known, files, rules, topics),
    ...lintCautions(rules, topics),
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
    if (other) problems.push({ where: `${entry.file}: ${entry.inci}`, what: `stands twice, also in ${other.file}` });
    else owners.set(key, entry);
  }
  for (const entry of entries) {
    for (const name of Object.values(entry.names).flatMap((texts) => texts ?? [])) {
      const key = keyOf(name);
      const owner = owners.get(key);
      if (key.length < 2) problems.push({ where: `${entry.file}: ${entry.inci}`, what: `"${name}" has no letters to look it up by` });
      else if (owner && owner !== entry)
        problems.push({ where: `${entry.file}: ${entry.inci}`, what: `"${name}" is a name of ${owner.inci} (${owner.file})` });
      else owners.set(key, entry);
    }
  }
  return problems;
}

function lintEntry(entry: Entry, { sources }: KnowledgeFiles, rules: Rules): Problem[] {
  const problems: Problem[] = [];
  const say = (what: string) => problems.push({ where: `${entry.file}: ${entry.inci}`, what });
  for (const role of entry.roles) if (!rules.familyOf.has(role)) say(`unknown role "${role}"`);
  for (const name of entry.functions) if (!(name in rules.functions)) say(`unknown function "${name}"`);
  const cited = [entry.source ?? 'cosing', ...(entry.comedogenic?.split('; ').flatMap((rating) => rating.split(' ').slice(1)) ?? [])];
  for (const [effect, line] of Object.entries(entry.effects ?? {})) {
    if (!rules.effects.some((known) => known.effect === effect)) say(`unknown effect "${effect}"`);
    cited.push(...(line.split(' ')[1]?.split(',') ?? []));
  }
  cited.push(...Object.values(entry.from ?? {}).flat());
  for (const source of cited) if (!sources.has(source)) say(`unknown source "${source}"`);
  const isPlant = entry.file.startsWith('plants-');
  if (!isPlant && !entry.names.ru?.length) say('has no Russian name');
  for (const name of entry.names.ru ?? []) if (!/[а-яё]/i.test(name)) say(`Russian name "${name}" has no Cyrillic letter`);
  return problems;
}

const several = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? [value] : (value ?? []));

/** Check digits of CAS and EC numbers. */
function lintNumbers(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ file, inci, cas, ec }) => [
    ...several(cas)
      .filter((number) => !casDigitFits(number))
      .map((number) => ({ where: `${file}: ${inci}`, what: `CAS ${number} has a wrong check digit` })),
    ...several(ec)
      .filter((number) => !ecDigitFits(number))
      .map((number) => ({ where: `${file}: ${inci}`, what: `EC ${number} has a wrong check digit` })),
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
        ? [{ where: `${file}: ${inci}`, what: `CAS ${number} is also of ${other.inci} (${other.file}), another substance` }]
        : [];
    }),
  );
}

/** Names in the rules that no ingredient has, and sources nobody declared. */
function lintReferences(known: ReadonlySet<string>, { sources, explanations }: KnowledgeFiles, rules: Rules): Problem[] {
  const problems: Problem[] = [];
  // The rules compare names letter by letter.
  const spelled = new Set([...known].map((name) => name.toLowerCase()));
  for (const { flag, sources: cited, entries } of rules.flagData) {
    for (const source of cited)
      if (!sources.has(source)) problems.push({ where: `flags.yaml: ${flag}`, what: `unknown source "${source}"` });
    for (const entry of entries) {
      for (const name of entry.names ?? [])
        if (!spelled.has(name.toLowerCase()))
          problems.push({ where: `flags.yaml: ${flag}.${entry.id}`, what: `"${name}" is no ingredient of the base` });
      if (entry.role && !rules.familyOf.has(entry.role))
        problems.push({ where: `flags.yaml: ${flag}.${entry.id}`, what: `unknown role "${entry.role}"` });
    }
  }
  for (const inci of explanations.keys())
    if (!known.has(inci)) problems.push({ where: `explanations: ${inci}`, what: 'is no ingredient of the base' });
  for (const [inci, limits] of rules.limits) {
    if (!known.has(inci)) problems.push({ where: `eu-annexes.yaml: ${inci}`, what: 'is no ingredient of the base' });
    for (const { annex, ref, uses, where } of limits)
      if (uses && !where)
        problems.push({ where: `eu-annexes.yaml: ${inci}`, what: `names uses of ${annex}/${ref}, but no \`where\` tells them` });
  }
  return problems;
}

/** Names, roles and sources of the topic files that nobody declared. */
function lintTopics(known: ReadonlySet<string>, { sources }: KnowledgeFiles, rules: Rules, topics: readonly TopicMention[]): Problem[] {
  return topics.flatMap(({ file, entry, names, role, sources: cited }) => {
    const where = `${file}: ${entry}`;
    return [
      ...names.filter((name) => !known.has(name)).map((name) => ({ where, what: `"${name}" is no ingredient of the base` })),
      ...cited.filter((source) => !sources.has(source)).map((source) => ({ where, what: `unknown source "${source}"` })),
      ...(role === undefined || rules.familyOf.has(role) ? [] : [{ where, what: `unknown role "${role}"` }]),
    ];
  });
}

/** Cautions that say a kind nobody described, or nothing without a reason. */
function lintCautions({ cautionKinds: { kinds, reasons } }: Rules, topics: readonly TopicMention[]): Problem[] {
  const kindsSaid = new Set(kinds.filter(({ law }) => !law).map(({ caution }) => caution));
  const missing = (where: string, key: string) => (key in reasons ? [] : [{ where, what: `unknown reason "${key}"` }]);
  return [
    ...topics.flatMap(({ file, entry, caution }) => {
      if (!caution) return [];
      const where = `${file}: ${entry}`;
      if (caution.says.length === 0) return missing(where, caution.why ?? '');
      return [
        ...caution.says.filter((said) => !kindsSaid.has(said)).map((said) => ({ where, what: `unknown caution "${said}"` })),
        ...(caution.why === null ? [] : [{ where, what: 'says something and gives a reason why nothing follows' }]),
      ];
    }),
    ...kinds.flatMap((kind) =>
      Object.values(kind.for).flatMap((consequence) =>
        'none' in consequence ? missing(`caution-kinds.yaml: ${kind.caution}`, consequence.none) : [],
      ),
    ),
  ];
}
