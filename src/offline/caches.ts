import { sharedFiles } from '#site/offline-paths.ts';

/** What a cache may hold at most: entries, and days since an entry was last asked for. */
interface Bounds {
  readonly most: number;
  readonly days: number;
}

/** What is kept on the device beside the precache, by the name of its cache. */
export const bounds = {
  /** Pages one has visited. */
  pages: { most: 150, days: 60 },
  /** Pages that favourites, the comparison, the routine and the shelf name. */
  'named-pages': { most: 200, days: 180 },
  /** Scripts, styles and fonts, of every version that a page here belongs to. */
  assets: { most: 400, days: 60 },
  /** The checker's dictionary; explanations as they are opened. */
  dictionary: { most: 200, days: 120 },
  /** What search has fetched, and small files that tools read. */
  search: { most: 1_500, days: 60 },
  /** What reads letters off photographs. */
  recogniser: { most: 12, days: 180 },
  pictures: { most: 150, days: 60 },
  /** Answers that are somebody's own. */
  personal: { most: 40, days: 30 },
} as const satisfies Readonly<Record<string, Bounds>>;

export type CacheName = keyof typeof bounds;

/** Caches that tell of who was signed in. */
export const personalCaches: readonly string[] = ['personal', 'named-pages' satisfies CacheName, sharedFiles.cache];

/** What a reader sees of it, and removes at once: the names of caches that belong together. */
export const shownCaches = {
  pages: ['pages', 'named-pages', 'assets'],
  dictionary: ['dictionary'],
  search: ['search'],
  recogniser: ['recogniser'],
  pictures: ['pictures', sharedFiles.cache],
} as const;
