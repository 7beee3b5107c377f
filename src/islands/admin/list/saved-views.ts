import * as z from 'zod/mini';

/** Questions to a list that an editor gave a name; this browser keeps them. */
const stored = z.array(z.object({ name: z.string(), search: z.string() }));
export type SavedView = z.output<typeof stored>[number];

const keyOf = (list: string) => `admin-views-${list}`;

export function savedViews(list: string): SavedView[] {
  try {
    return z.parse(stored, JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]'));
  } catch {
    return [];
  }
}

export function saveViews(list: string, views: readonly SavedView[]): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(views));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}
