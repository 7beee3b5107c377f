/** A product beside the one that was submitted. */
export interface Beside {
  readonly id: number;
  /** Does it stand under the same brand? */
  readonly sameBrand: boolean;
  readonly title: string;
  readonly list: string;
  readonly barcodes: readonly string[];
}

export type DuplicateWhy = 'barcode' | 'list' | 'title';

/** Words of two titles that are alike: this share of all their words is common. */
const leastCommon = 0.6;
const mostShown = 8;

const wordsOf = (text: string) =>
  new Set(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

/** A list as it is compared: what stands between the names does not matter. */
const namesOf = (list: string) => [...wordsOf(list)].join(' ');

function common(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size + second.size - shared);
}

/** Products that a submission may duplicate, the surest first: the same barcode, the same list under the brand, or a title of the brand with mostly the same words. */
export function likelyDuplicates(
  { title, list, barcodes }: Pick<Beside, 'title' | 'list' | 'barcodes'>,
  others: readonly Beside[],
): { readonly id: number; readonly why: DuplicateWhy }[] {
  const codes = new Set(barcodes);
  const words = wordsOf(title);
  const names = namesOf(list);
  const found = others.flatMap((other): { id: number; why: DuplicateWhy; rank: number }[] => {
    if (other.barcodes.some((code) => codes.has(code))) return [{ id: other.id, why: 'barcode', rank: 3 }];
    if (!other.sameBrand) return [];
    if (namesOf(other.list) === names) return [{ id: other.id, why: 'list', rank: 2 }];
    const share = common(words, wordsOf(other.title));
    return share >= leastCommon ? [{ id: other.id, why: 'title', rank: share }] : [];
  });
  return found
    .toSorted((a, b) => b.rank - a.rank || a.id - b.id)
    .slice(0, mostShown)
    .map(({ id, why }) => ({ id, why }));
}
