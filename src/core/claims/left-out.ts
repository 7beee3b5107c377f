/** One thing that a text says is left out: "without" or "free" may stand once for several. */
export interface LeftOut {
  readonly at: number;
  readonly text: string;
  /** The promise in full: "without dyes", "sulfate-free". */
  readonly said: string;
  /** The same in other words of one meaning, as rules may know it. */
  readonly also: readonly string[];
}

const item = String.raw`[\p{L}][\p{L}\d/-]*(?: (?!(?:and|or|и|или|ни|with|for|с|для|et|ou|und|oder|y|o|e|i|ni|en|pour|für|para|per|avec|mit|con|com) )[\p{L}][\p{L}\d/-]*){0,2}`;
const last = String.raw`(?:\s*,)?\s+(?:and|or|и|или|ни|et|ou|ni|und|oder|y|o|e|i|en)\s+|\s*&\s*`;
const join = String.raw`(?:${last}|\s*,\s*)`;
const nothing = 'without|zero|no|free (?:of|from)|0 ?%|без|не содержит|sans|ohne|frei von|sin|libre de|senza|sem|bez|zonder';
/** "without parabens, sulfates and dyes": an enumeration that ends in "and"; where commas alone follow, only the first is meant. */
const behindWord = new RegExp(String.raw`(?<![\p{L}\d.,])(${nothing})\s+((?:${item}\s*,\s*)*${item}(?:${last})${item}|${item})`, 'giu');
/** "paraben, sulfate and dye-free", but not "with ceramides and fragrance-free". */
const word = String.raw`[\p{L}/]+-?`;
const beforeFree = new RegExp(
  String.raw`(?<![\p{L}-]|\b(?:with|contains) (?:\p{L}+ (?:(?:and|&) )?){0,4})((?:${word}\s*,\s*)*${word}(?:${last})[\p{L}/]+)[- ]free(?!\p{L})`,
  'giu',
);

function parts(list: string, offset: number): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = [];
  let from = 0;
  for (const match of list.matchAll(new RegExp(join, 'giu'))) {
    found.push({ at: offset + from, text: list.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  return [...found, { at: offset + from, text: list.slice(from) }];
}

/** Everything that a text says is left out in enumerations, in its order. */
export function leftOutOf(text: string): LeftOut[] {
  const behind = [...text.matchAll(behindWord)].flatMap((match) => {
    const [whole, nought = '', list = ''] = match;
    return parts(list, match.index + whole.length - list.length).map((part) => ({
      ...part,
      said: `${nought} ${part.text}`,
      also: ['without', 'no', 'без', 'не содержит'].map((other) => `${other} ${part.text}`),
    }));
  });
  const before = [...text.matchAll(beforeFree)].flatMap((match) =>
    parts(match[1] ?? '', match.index).map((part) => ({ ...part, said: `${part.text.replace(/-$/, '')}-free`, also: [] })),
  );
  return [...behind, ...before];
}
