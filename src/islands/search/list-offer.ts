import { columnAsLine, isList } from '#core/search/list-or-title.ts';
import { checkerWithListPath } from '#site/paths.ts';

/** What was typed last: an older list must not end up in the link. */
let last = '';

/** Puts pasted lines into a field of one line. */
export function writeAsLine(field: HTMLInputElement, text: string): void {
  const line = columnAsLine(text) ?? text.replace(/\s+/g, ' ').trim();
  field.setRangeText(line, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
}

/** Where the checker shows what was typed, if that is an ingredient list; the list is in the fragment. */
export async function listPath(typed: string): Promise<string | null> {
  if (!isList(typed)) return null;
  const { encodeShare } = await import('#core/sharing/fragment.ts');
  return checkerWithListPath(await encodeShare({ text: typed, use: null, overrides: [] }));
}

/** Shows the line that leads to the checker when what was typed is an ingredient list; its link carries the list. */
export async function offerChecker(line: HTMLElement, typed: string): Promise<void> {
  last = typed;
  line.hidden = !isList(typed);
  const path = await listPath(typed);
  const link = line.querySelector('a');
  if (link && path !== null && last === typed) link.href = path;
}
