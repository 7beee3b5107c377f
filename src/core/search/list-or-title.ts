/** So many names with separators between them are no title. */
const leastNames = 4;

const namesIn = (text: string, separator: RegExp) => text.split(separator).filter((name) => name.trim() !== '');

/** Is what was typed into the search an ingredient list? */
export const isList = (typed: string): boolean => namesIn(typed, /[,;•·●|\n]/).length >= leastNames;

/** A list of one name a line, as one line with commas; null of anything else. A field of one line would run the names together. */
export function columnAsLine(text: string): string | null {
  const lines = namesIn(text, /\n/);
  // A list with commas may be broken anywhere, within a name too.
  const isColumn = lines.length >= leastNames && namesIn(text, /[,;]/).length <= lines.length + 1;
  return isColumn ? lines.map((line) => line.trim().replace(/[,;]$/, '')).join(', ') : null;
}

/** Longer than this is no name of a product. */
const longestTitle = 100;
/** A product's name may hold a name or two that are known: "Argan Oil Shampoo". */
const mostNames = 2;

/** What may be the name of a product rather than a list, by the names that were read in it; null when it is neither short nor on one line, or wholly known. */
export function titleIn(text: string, items: readonly { readonly id: number | null }[]): string | null {
  const title = text.trim();
  const fits = title !== '' && title.length <= longestTitle && !/[\n,;]/.test(title);
  const isKnown = items.length > 0 && items.every(({ id }) => id !== null);
  return fits && items.length <= mostNames && !isKnown ? title : null;
}
