/** One thing that a text says is left out: "without" or "free" may stand once for several. */
export interface LeftOut {
  readonly at: number;
  readonly text: string;
  /** The promise in full: "without dyes", "sulfate-free". */
  readonly said: string;
}

const item = String.raw`[\p{L}][\p{L}\d/-]*(?: (?!and |or |и |или |ни |with |for |с |для )[\p{L}][\p{L}\d/-]*){0,2}`;
const last = String.raw`(?:\s*,)?\s+(?:and|or|и|или|ни)\s+|\s*&\s*`;
const join = String.raw`(?:${last}|\s*,\s*)`;
/** "without parabens, sulfates and dyes": an enumeration that ends in "and"; where commas alone follow, only the first is meant. */
const behindWord = new RegExp(
  String.raw`(?<!\p{L})(without|no|free (?:of|from)|без|не содержит)\s+((?:${item}\s*,\s*)*${item}(?:${last})${item}|${item})`,
  'giu',
);
/** "paraben, sulfate and dye-free". */
const beforeFree = new RegExp(String.raw`(?<![\p{L}-])((?:${item}-?${join})+${item})[- ]free(?!\p{L})`, 'giu');

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
  return [
    ...[...text.matchAll(behindWord)].flatMap((match) =>
      parts(match[2] ?? '', match.index + match[0].length - (match[2] ?? '').length).map((part) => ({
        ...part,
        said: `${match[1]} ${part.text}`,
      })),
    ),
    ...[...text.matchAll(beforeFree)].flatMap((match) =>
      parts(match[1] ?? '', match.index).map(({ at, text: name }) => ({
        at,
        text: name,
        said: `${name.replace(/(?:-| )?free$|-$/i, '')}-free`,
      })),
    ),
  ];
}
