/** Kinds of pages that visits are counted by. */
export const pageKinds = [
  'home',
  'checker',
  'product',
  'products',
  'ingredients',
  'brands',
  'categories',
  'compare',
  'search',
  'account',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

const kinds: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/ingredient-checker/, 'checker'],
  [/^\/products(?:\/page\/\d+)?$/, 'products'],
  [/^\/products\/(?:new-product|edit-product|upload-image)$/, 'account'],
  [/^\/products\//, 'product'],
  [/^\/ingredients(?:\/|$)/, 'ingredients'],
  [/^\/brands(?:\/|$)/, 'brands'],
  [/^\/categories(?:\/|$)/, 'categories'],
  [/^\/compare(?:\/|$)/, 'compare'],
  [/^\/search(?:\/|$)/, 'search'],
  [/^\/(?:u|user|login|register|recover-password|review|service)(?:\/|$)/, 'account'],
];

/** What kind of page an address is; null for what is no page of readers: cards on other sites count nobody. */
export function pageKind(path: string): PageKind | null {
  if (/^\/(?:embed\/|(?:api|admin|media|og|data|_astro|_shells)(?:\/|$))/.test(path) || /\.[a-z0-9]+$/i.test(path)) return null;
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
