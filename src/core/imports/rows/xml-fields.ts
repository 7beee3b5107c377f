import { SaxesParser } from 'saxes';
import type { Rejection } from '#core/imports/candidate.ts';
import { feedColumn } from '#core/imports/retailer-feed.ts';

const longestField = 2_000_000;
/** Fields that an item may have several of; their values stand on lines. */
const repeated: ReadonlySet<string> = new Set(['gtin', 'ean', 'upc', 'barcode']);

/** What an item holds, or what is wrong with it. */
type ItemFields = { readonly row: Readonly<Record<string, string>> } | { readonly fault: Rejection };

/** "1:7: disallowed character in entity name." → without the place within the item. */
const said = (error: Error) => error.message.replace(/^\d+:\d+: /, '');
/** Names of HTML that a feed does not declare; they stay as they are and are read later. */
const isHtmlEntity = (error: Error) => /undefined entity/.test(error.message);

/** The fields of one item, which stands in the given line: its direct children; the parts of product_detail are joined as "section:name:value". */
export function itemFields(text: string, line: number): ItemFields {
  const parser = new SaxesParser({ position: true });
  const fields: Record<string, string> = {};
  const path: string[] = [];
  let words = '';
  let detail: Record<string, string> = {};
  let fault: Rejection | null = null;
  parser.on('error', (error) => {
    if (!isHtmlEntity(error)) fault ??= { code: 'bad_xml', detail: `${line + parser.line - 1}: ${said(error)}` };
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(feedColumn(name));
    words = '';
    const { href } = attributes;
    if (path.length === 2 && path[1] === 'link' && typeof href === 'string') fields['link'] ??= href;
  });
  const write = (part: string) => {
    if (part.length > longestField) fault ??= { code: 'too_large', detail: `${part.length} > ${longestField}` };
    words += part;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => {
    const name = path.pop() ?? '';
    const value = words.trim();
    if (path.length === 1) {
      if (name === 'product_detail' && detail['attribute_name'] !== undefined) {
        const joined = `${detail['section_name'] ?? ''}:${detail['attribute_name']}:${detail['attribute_value'] ?? ''}`;
        fields[name] = fields[name] === undefined ? joined : `${fields[name]}\n${joined}`;
      } else if (value !== '')
        fields[name] = fields[name] === undefined ? value : repeated.has(name) ? `${fields[name]}\n${value}` : fields[name];
      detail = {};
    } else if (path.length === 2 && path[1] === 'product_detail') detail[name] = value;
    words = '';
  });
  parser.write(text).close();
  return fault === null ? { row: fields } : { fault };
}
