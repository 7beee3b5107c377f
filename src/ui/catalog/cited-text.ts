/** A piece of an explanation: text, or the number of a source in the page's list. */
export type CitedPart = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'source'; readonly number: number };

/** Splits a written explanation at its [source] marks; sources are numbered in the order of the list given. */
export function citedParts(text: string, sources: readonly string[]): CitedPart[] {
  return text.split(/(\s*\[[a-z0-9,\s-]+\])/).flatMap((piece): CitedPart[] => {
    const marks = /^\s*\[([a-z0-9,\s-]+)\]$/.exec(piece)?.[1];
    if (!marks) return piece === '' ? [] : [{ kind: 'text', text: piece }];
    return marks
      .split(',')
      .map((id) => sources.indexOf(id.trim()) + 1)
      .filter((number) => number > 0)
      .map((number) => ({ kind: 'source', number }));
  });
}
