import type { Report } from '#core/analysis/report.ts';
import { identify } from '#core/inci/names/identify.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { hasPerfume } from './hidden-scents.ts';

const between = /[\s,;:()&+/–—'’"«»]+/u;
const longestName = 4;

/** Ingredients of the list that its title names, and that it is bought for: "Savon à l'huile d'argan". Every title may say water or perfume. */
export function titledIn({ reading, counted }: Report, { dictionary: { lexicon }, facts }: Knowledge): number[] {
  const words = (reading.title ?? '').split(between).filter((word) => word !== '');
  const ids = new Set(counted.flatMap((index) => reading.items[index]?.id ?? []));
  const named = words.flatMap((_, start) =>
    Array.from({ length: longestName }, (_any, length) => identify(lexicon, words.slice(start, start + length + 1).join(' '))?.id ?? -1),
  );
  const isTelling = (id: number) => ids.has(id) && facts[id]?.family !== 'base' && !hasPerfume({ ids: [id], others: [] }, facts);
  return [...new Set(named)].filter(isTelling);
}
