import type { Cut } from './cut.ts';
import { itemFields } from './xml-fields.ts';

const longestItem = 8_000_000;
/** Outside of an item: a comment, or an item's beginning (RSS `item`, Atom `entry`). */
const beginning = /<!--|<(item|entry)(?=[\s>])[^>]*>/g;
const root = /<([\w:.-]+)(?=[\s>])/;

const linesIn = (text: string) => text.split('\n').length - 1;

/** Where the item that begins the text ends: at its closing tag, or where the next one begins because it has none. */
function endOf(text: string, name: string): number | null {
  const ends = new RegExp(`</${name}\\s*>|<${name}(?=[\\s>])`, 'g');
  ends.lastIndex = name.length + 1;
  const match = ends.exec(text);
  return match && (match[0].startsWith('</') ? match.index + match[0].length : match.index);
}

/**
 * Items of a retailer's feed. They are cut out before they are parsed: whatever is wrong within an item costs that item only. (A parser
 * that reads on behind an error takes a bare "&" for an entity that goes on to the next ";".) A file that ends in the middle is an error
 * at its end.
 */
export async function* xmlItems(text: AsyncIterable<string>): AsyncGenerator<Cut[]> {
  let rest = '';
  let line = 1;
  let rootName: string | undefined;
  const forget = (length: number) => {
    line += linesIn(rest.slice(0, length));
    rest = rest.slice(length);
  };
  /** The next item that is whole; null when more text is needed. */
  const next = (): Cut | null => {
    for (;;) {
      beginning.lastIndex = 0;
      const match = beginning.exec(rest);
      if (!match) {
        // The beginning of a tag may stand at the end.
        forget(Math.max(0, rest.lastIndexOf('<')));
        return null;
      }
      forget(match.index);
      const [, name] = match;
      if (name === undefined) {
        const close = rest.indexOf('-->');
        if (close < 0) return null;
        forget(close);
        continue;
      }
      const end = endOf(rest, name);
      if (end === null && rest.length <= longestItem) return null;
      const cut = { line, row: {} };
      if (end === null || end > longestItem) {
        forget(end ?? name.length + 1);
        return { ...cut, fault: { code: 'too_large', detail: `> ${longestItem}` } };
      }
      const item = itemFields(rest.slice(0, end), line);
      forget(end);
      return { ...cut, ...item };
    }
  };
  for await (const chunk of text) {
    rest += chunk;
    rootName ??= root.exec(rest)?.[1];
    const cuts: Cut[] = [];
    for (let cut = next(); cut; cut = next()) cuts.push(cut);
    if (cuts.length > 0) yield cuts;
  }
  beginning.lastIndex = 0;
  const [, open] = beginning.exec(rest) ?? [];
  if (open !== undefined) yield [{ line, row: {}, fault: { code: 'bad_xml', detail: `<${open}>` } }];
  if (rootName !== undefined && !rest.includes(`</${rootName}`))
    throw new Error(`The XML is not well formed at its end: <${rootName}> is not closed.`);
}
