/** Is a catalogue the demonstration with its invented brands, partly so, or real? Every footer says whether anything of it is invented. */
export type CatalogKind = 'demo' | 'mixed' | 'real';

/** Brands of the snapshot, and how many of them are invented. */
export const brandCounts = "select count(*) as brands, count(case when json_extract(record, '$.demo') then 1 end) as invented from brands";

export function catalogKindOf({ brands, invented }: { readonly brands: number; readonly invented: number }): CatalogKind {
  if (invented === 0) return 'real';
  return invented === brands ? 'demo' : 'mixed';
}
