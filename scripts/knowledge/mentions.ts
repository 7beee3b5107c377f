import { editDistance } from '#core/inci/names/edit-distance.ts';
import type { Condition } from '#core/knowledge/condition.ts';
import type { KnowledgeFiles } from './load.ts';
import type { Problem } from './problem.ts';
import type { Rules } from './rules.ts';

/** What an entry of a data file names that another file must declare. */
export interface Mention {
  readonly where: string;
  /** INCI names. */
  readonly names?: readonly string[] | undefined;
  readonly roles?: readonly string[] | undefined;
  readonly functions?: readonly string[] | undefined;
  readonly effects?: readonly string[] | undefined;
  readonly cautions?: readonly string[] | undefined;
  readonly sources?: readonly string[] | undefined;
}

type Subject = Exclude<keyof Mention, 'where'>;

/** How each is called, and where it is added. */
const homes: Readonly<Record<Subject, readonly [word: string, home: string]>> = {
  names: ['ingredient', 'data/ingredients'],
  roles: ['role', 'data/rules/roles.yaml'],
  functions: ['function', 'data/rules/functions.yaml'],
  effects: ['effect', 'data/rules/effects.yaml'],
  cautions: ['caution', 'data/rules/caution-kinds.yaml'],
  sources: ['source', 'data/rules/sources.yaml, a CIR report in cir.yaml'],
};
const subjects = Object.keys(homes) as Subject[];

const all = <Value>(value: Value | readonly Value[] | undefined): readonly Value[] => [value ?? []].flat() as Value[];

/** What a condition names that other files must declare. */
export function conditionMentions({ with: also, except, ...traits }: Condition): Omit<Mention, 'where'> {
  const parts = [traits, also ?? {}, typeof except === 'object' ? except : {}];
  return {
    names: parts.flatMap(({ names }) => all(names)),
    roles: parts.flatMap((part) => [...all(part.role), ...all(part['first-role'])]),
    functions: parts.flatMap((part) => all(part.function)),
    effects: parts.flatMap(({ effect }) => all(effect)),
    cautions: parts.flatMap(({ caution, felt }) => [...all(caution), ...all(felt)]),
  };
}

/** Plants have their names from species and form. */
export function inciNames({ entries, plants }: Pick<KnowledgeFiles, 'entries' | 'plants'>): string[] {
  return [
    ...entries.map(({ inci }) => inci),
    ...plants.flatMap(({ species, forms }) => Object.keys(forms).map((form) => `${species} ${form}`)),
  ];
}

const maxSlips = 2;
/** The known word that a slip or two make of this one. */
function nearest(word: string, known: ReadonlySet<string>): string | undefined {
  const far = (candidate: string) => editDistance(word.toLowerCase(), candidate.toLowerCase(), maxSlips);
  return (
    [...known]
      .map((candidate) => [far(candidate), candidate] as const)
      .reduce((best, next) => (next[0] < best[0] ? next : best), [maxSlips + 1, ''] as const)[1] || undefined
  );
}

/** Everything mentioned that no file declares, with the most similar that one does. */
export function lintMentions(mentions: readonly Mention[], files: KnowledgeFiles, rules: Rules): Problem[] {
  const declared: Readonly<Record<Subject, ReadonlySet<string>>> = {
    names: new Set(inciNames(files)),
    roles: new Set(rules.familyOf.keys()),
    functions: new Set(Object.keys(rules.functions)),
    effects: new Set(rules.effects.map(({ effect }) => effect)),
    cautions: new Set(rules.cautionKinds.kinds.map(({ caution }) => caution)),
    sources: new Set(files.sources.keys()),
  };
  return mentions.flatMap((mention) =>
    subjects.flatMap((subject) =>
      (mention[subject] ?? [])
        .filter((word) => !declared[subject].has(word))
        .map((word) => {
          const [kind, home] = homes[subject];
          const near = nearest(word, declared[subject]);
          const hint = near === undefined ? `if it is none that stands in ${home}, add it there` : `did you mean "${near}"?`;
          return { where: mention.where, what: `unknown ${kind} "${word}": ${hint}` };
        }),
    ),
  );
}

/** Entries of one file that bear the same name. */
export function lintDuplicates(file: string, names: readonly string[]): Problem[] {
  const doubled = new Set(names.filter((name, place) => names.indexOf(name) !== place));
  return [...doubled].map((name) => ({
    where: `${file}: ${name}`,
    what: 'stands twice: keep one entry, or give one of them another name',
  }));
}
