import * as z from 'zod/mini';
import { grades } from '#core/knowledge/vocabulary.ts';

export const partsOfDay = ['morning', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];
export const routineLimits = { steps: 20, months: 60 } as const;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** One step: a product at its place in a part of the day; `opened` and `months` are what the pack says of its life once open. */
export const routineStep = z.strictObject({
  part: z.enum(partsOfDay),
  product: z.string().check(z.minLength(1), z.maxLength(200)),
  opened: z.nullable(day),
  months: z.nullable(z.int().check(z.minimum(1), z.maximum(routineLimits.months))),
});
export type RoutineStep = z.output<typeof routineStep>;
export const routineSteps = z.array(routineStep).check(z.maxLength(routineLimits.steps));

const bilingual = z.strictObject({ en: z.string(), ru: z.string() });
const groupPair = z.tuple([z.string(), z.string()]);

/** data/rules/routine.yaml. */
export const routineRules = z.strictObject({
  groups: z.array(
    z.strictObject({
      group: z.string(),
      roles: z.optional(z.array(z.string())),
      names: z.optional(z.array(z.string())),
      single: z.boolean(),
      /** An estimated share below this, in percent, does not count. */
      least: z.optional(z.number()),
      /** Counts only in products that stay on the skin. */
      'leave-on': z.optional(z.boolean()),
      en: z.string(),
      ru: z.string(),
    }),
  ),
  clashes: z.array(
    z.strictObject({
      id: z.string(),
      between: groupPair,
      when: z.enum(['together', 'day']),
      grade: z.enum(grades),
      sources: z.array(z.string()),
      text: bilingual,
    }),
  ),
  harmless: z.array(z.strictObject({ id: z.string(), between: groupPair, sources: z.array(z.string()), text: bilingual })),
  sun: z.strictObject({ groups: z.array(z.string()), sources: z.array(z.string()) }),
});
export type RoutineRules = z.output<typeof routineRules>;

/** The rules without their words, as notes are made of them. */
export interface NoteRules {
  readonly groups: readonly {
    readonly group: string;
    readonly single: boolean;
    readonly least?: number | undefined;
    readonly 'leave-on'?: boolean | undefined;
  }[];
  readonly clashes: readonly Pick<RoutineRules['clashes'][number], 'id' | 'between' | 'when'>[];
  readonly harmless: readonly Pick<RoutineRules['harmless'][number], 'id' | 'between'>[];
  readonly sun: { readonly groups: readonly string[] };
}

/** Group → the ingredients (aliases) of a product that belong to it. */
export type ProductGroups = ReadonlyMap<string, readonly string[]>;

/** Where a group stands in the routine: the step, and the ingredients that bring it. */
export interface Bearer {
  readonly step: number;
  readonly ingredients: readonly string[];
}

/** What is worth saying of a routine; `step` numbers point into the routine's steps. */
export type RoutineNote =
  | { readonly kind: 'clash'; readonly id: string; readonly part: PartOfDay | null; readonly first: Bearer; readonly second: Bearer }
  | { readonly kind: 'harmless'; readonly id: string; readonly part: PartOfDay; readonly first: Bearer; readonly second: Bearer }
  | { readonly kind: 'duplicate'; readonly group: string; readonly part: PartOfDay; readonly bearers: readonly Bearer[] }
  | { readonly kind: 'no-sun-protection'; readonly because: readonly Bearer[] }
  | { readonly kind: 'past-opening'; readonly step: number; readonly until: string }
  | { readonly kind: 'ends-soon'; readonly step: number; readonly until: string };

const soonDays = 30;
const dayLength = 86_400_000;

/** The day a pack opened on `opened` should be used up: the same day `months` later, or that month's last. */
export function usableUntil(opened: string, months: number): string {
  const [year = 0, month = 1, date = 1] = opened.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/**
 * Notes on a routine, weightiest first. `groupsOf` gives the groups of a step's product (empty when its list is not known);
 * `today` is a day as "2026-03-01". Each pair of steps is named at most once per rule.
 */
export function routineNotes(
  steps: readonly RoutineStep[],
  groupsOf: (product: string) => ProductGroups,
  rules: NoteRules,
  today: string,
): RoutineNote[] {
  const bearers = (group: string, part: PartOfDay | null): Bearer[] =>
    steps.flatMap((step, index) => {
      const ingredients = part === null || step.part === part ? groupsOf(step.product).get(group) : undefined;
      return ingredients?.length ? [{ step: index, ingredients }] : [];
    });
  const pairs = ([a, b]: readonly [string, string], part: PartOfDay | null) =>
    bearers(a, part).flatMap((first) => bearers(b, part).flatMap((second) => (first.step === second.step ? [] : [{ first, second }])));

  const clashes = rules.clashes.flatMap(({ id, between, when }) =>
    (when === 'together' ? partsOfDay : [null]).flatMap((part) =>
      pairs(between, part)
        .slice(0, 1)
        .map((pair): RoutineNote => ({ kind: 'clash', id, part, ...pair })),
    ),
  );
  const duplicates = partsOfDay.flatMap((part) =>
    rules.groups.flatMap(({ group, single }): RoutineNote[] => {
      const found = single ? bearers(group, part) : [];
      return found.length > 1 ? [{ kind: 'duplicate', group, part, bearers: found }] : [];
    }),
  );
  const harmless = rules.harmless.flatMap(({ id, between }) =>
    partsOfDay.flatMap((part) =>
      pairs(between, part)
        .slice(0, 1)
        .map((pair): RoutineNote => ({ kind: 'harmless', id, part, ...pair })),
    ),
  );
  const protectedMorning = bearers('sun-filter', 'morning').length > 0;
  const because = rules.sun.groups.flatMap((group) => bearers(group, null));
  const sun: RoutineNote[] = protectedMorning || steps.length === 0 ? [] : [{ kind: 'no-sun-protection', because }];
  const opened = steps.flatMap(({ opened: from, months }, step): RoutineNote[] => {
    if (from === null || months === null) return [];
    const until = usableUntil(from, months);
    if (until < today) return [{ kind: 'past-opening', step, until }];
    return Date.parse(until) - Date.parse(today) <= soonDays * dayLength ? [{ kind: 'ends-soon', step, until }] : [];
  });
  return [...clashes, ...sun, ...duplicates, ...opened, ...harmless];
}
