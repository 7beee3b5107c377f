export interface Line {
  /** From 1, empty lines counted. */
  readonly number: number;
  readonly text: string;
  /** It was longer than allowed; the text is its beginning. */
  readonly cut: boolean;
}

/** What is kept of a line that is too long. */
const kept = 200;

/** The text in lines, those of a piece together. (node:readline also cuts at U+2028, which JSON texts may hold.) */
export async function* linesOf(text: AsyncIterable<string>, longest: number): AsyncGenerator<Line[]> {
  let number = 0;
  let rest = '';
  let cut = false;
  const line = (part: string): Line => {
    const whole = cut || part.length > longest ? rest + part.slice(0, kept) : rest + part;
    const long = cut || whole.length > longest;
    number += 1;
    rest = '';
    cut = false;
    return { number, text: long ? whole.slice(0, kept) : whole.endsWith('\r') ? whole.slice(0, -1) : whole, cut: long };
  };
  for await (const chunk of text) {
    const parts = chunk.split('\n');
    const last = parts.pop() ?? '';
    if (parts.length > 0) yield parts.map(line);
    if (cut) continue;
    rest += last;
    if (rest.length <= longest) continue;
    rest = rest.slice(0, kept);
    cut = true;
  }
  if (rest !== '') yield [line('')];
}

/** A text whose lines end with a carriage return alone, as old spreadsheets write them. */
export async function* withNewlines(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of text) yield chunk.replaceAll('\r', '\n');
}
