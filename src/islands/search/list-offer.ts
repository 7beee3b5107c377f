import { checkerWithListPath } from '#site/paths.ts';

/** So many names with commas between them are no title. */
const leastNames = 4;

/** What was typed last: an older list must not end up in the link. */
let last = '';

/** Shows the line that leads to the checker when what was typed is an ingredient list; its link carries the list. */
export async function offerChecker(line: HTMLElement, typed: string): Promise<void> {
  const isList = typed.split(/[,;]/).filter((name) => name.trim() !== '').length >= leastNames;
  last = typed;
  line.hidden = !isList;
  if (!isList) return;
  const { encodeShare } = await import('#core/sharing/fragment.ts');
  const path = checkerWithListPath(await encodeShare({ text: typed, use: null, overrides: [] }));
  const link = line.querySelector('a');
  if (link && last === typed) link.href = path;
}
