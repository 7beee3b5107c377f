import * as z from 'zod/mini';

const areas = z.array(z.object({ name: z.string(), categories: z.array(z.object({ alias: z.string(), name: z.string() })) }));
export type Areas = z.output<typeof areas>;

let kept: Areas | null = null;

/** The categories of the site by area, which the page brings along. */
export function categoryAreas(): Areas {
  kept ??= z.parse(areas, JSON.parse(document.getElementById('desk')?.dataset['areas'] ?? '[]'));
  return kept;
}

export const categoryChoices = (): (readonly [alias: string, name: string])[] =>
  categoryAreas().flatMap(({ categories }) => categories.map(({ alias, name }) => [alias, name] as const));

/** What a category is called; its alias where the site does not know it. */
export const categoryName = (alias: string): string => categoryChoices().find(([one]) => one === alias)?.[1] ?? alias;
