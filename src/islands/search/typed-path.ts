import { barcodeIn } from '#core/search/barcode.ts';
import { columnAsLine, isList } from '#core/search/list-or-title.ts';
import { barcodePath, checkerWithListPath } from '#site/paths.ts';

/** What was typed last: an older list must not end up in the link. */
let last = '';

/** Puts pasted lines into a field of one line. */
export function writeAsLine(field: HTMLInputElement, text: string): void {
  const line = columnAsLine(text) ?? text.replace(/\s+/g, ' ').trim();
  field.setRangeText(line, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
}

/** Where what was typed leads by itself: a barcode to its product, an ingredient list, which is in the fragment, to the checker. */
export async function pathOfTyped(typed: string): Promise<string | null> {
  const code = barcodeIn(typed);
  if (code !== null) return barcodePath(code);
  if (!isList(typed)) return null;
  const { encodeShare } = await import('#core/sharing/fragment.ts');
  return checkerWithListPath(await encodeShare({ text: typed, use: null, overrides: [] }));
}

/** Shows the line that leads there: to the product of a barcode, or to the checker, its link with the list. */
export async function offerPath(lines: { readonly list: HTMLElement; readonly barcode: HTMLElement }, typed: string): Promise<void> {
  last = typed;
  lines.list.hidden = !isList(typed);
  lines.barcode.hidden = barcodeIn(typed) === null;
  const link = (lines.barcode.hidden ? lines.list : lines.barcode).querySelector('a');
  const path = await pathOfTyped(typed);
  if (link && path !== null && last === typed) link.href = path;
}
