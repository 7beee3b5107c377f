import { SaxesParser } from 'saxes';
import { feedColumn } from '#core/imports/retailer-feed.ts';

type Fields = Record<string, string>;

const itemNames: ReadonlySet<string> = new Set(['item', 'entry']);

/** Items of a retailer's feed (RSS `item`, Atom `entry`), one at a time. Only direct children are fields; the parts of product_detail are joined as "section:name:value". */
export async function* xmlItems(text: AsyncIterable<string>): AsyncGenerator<Fields> {
  const parser = new SaxesParser({ position: true });
  const done: Fields[] = [];
  let item: Fields | null = null;
  let path: string[] = [];
  let words = '';
  let detail: Fields = {};
  parser.on('error', (error) => {
    throw new Error(`The XML is not well formed: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (item === null) {
      if (itemNames.has(name)) {
        item = {};
        path = [];
      }
      return;
    }
    path.push(feedColumn(name));
    words = '';
    const { href } = attributes;
    if (path.length === 1 && path[0] === 'link' && typeof href === 'string') item['link'] ??= href;
  });
  const write = (part: string) => {
    if (item !== null && path.length > 0) words += part;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => {
    if (item === null) return;
    const name = path.pop();
    const value = words.trim();
    if (name === undefined) {
      done.push(item);
      item = null;
    } else if (path.length === 0) {
      if (name === 'product_detail' && detail['attribute_name'] !== undefined) {
        const line = `${detail['section_name'] ?? ''}:${detail['attribute_name']}:${detail['attribute_value'] ?? ''}`;
        item[name] = item[name] === undefined ? line : `${item[name]}\n${line}`;
      } else if (value !== '') item[name] ??= value;
      detail = {};
    } else if (path.length === 1 && path[0] === 'product_detail') detail[name] = value;
    words = '';
  });
  for await (const chunk of text) {
    parser.write(chunk);
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
}
