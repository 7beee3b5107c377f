import { expect, test } from 'vitest';
import type { ImportKind } from '#core/imports/candidate.ts';
import type { Cut } from '#core/imports/rows/cut.ts';
import { cutRows } from '#core/imports/rows/cut-rows.ts';

async function* pieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function cut(kind: ImportKind, text: string, length = 1_000): Promise<Cut[]> {
  const cuts: Cut[] = [];
  for await (const some of cutRows(kind, pieces(text, length))) cuts.push(...some);
  return cuts;
}
const brief = (cuts: readonly Cut[], field = 'id') =>
  cuts.map(({ line, row, fault }) => [line, fault ? fault.code : typeof row === 'string' ? row : row[field]]);

const header = 'id;brand;title;ingredients';

test.each([1, 3, 7, 1_000])('quotes, doubled quotes, delimiters and line breaks within them, in pieces of %i letters', async (length) => {
  const text = `${header}\r\n1;Nordlys;"Gel ""Fresh""; 2";"Aqua,\r\nGlycerin"\r\n\r\n2;Nordlys;Gel "Fresh" 5";Aqua\r\n3;Nordlys; "Gel" ;Aqua`;
  const cuts = await cut('csv', text, length);
  expect(cuts.map(({ line }) => line)).toEqual([2, 5, 6]);
  expect(cuts.map(({ row }) => row)).toMatchObject([
    { id: '1', title: 'Gel "Fresh"; 2', ingredients: 'Aqua,\nGlycerin' },
    { id: '2', title: 'Gel "Fresh" 5"' },
    { id: '3', title: 'Gel' },
  ]);
});

test('a quotation mark that is never closed costs its line', async () => {
  const good = (id: number) => `${id};Nordlys;"Gel";"Aqua, Glycerin"`;
  for (const bad of ['9;"Nordlys;Gel;Aqua', '9;Nordlys;"Gel;Aqua', '9;Nordlys;Gel;"Aqua']) {
    expect(brief(await cut('csv', [header, good(1), bad, good(2), good(3)].join('\n')))).toEqual([
      [2, '1'],
      [3, 'open_quote'],
      [4, '2'],
      [5, '3'],
    ]);
    const behind = ['2;Nordlys;Gel;Aqua', '3;Nordlys;Gel;Aqua'];
    expect(brief(await cut('csv', [header, bad, ...behind].join('\n')))).toEqual([
      [2, 'open_quote'],
      [3, '2'],
      [4, '3'],
    ]);
  }
});

test('a quotation mark too many within quotes belongs to the text', async () => {
  const [only] = await cut('csv', `${header}\n1;Nordlys;"Gel "Fresh" 5" wide";Aqua`);
  expect(only?.row).toMatchObject({ title: 'Gel "Fresh" 5" wide', ingredients: 'Aqua' });
});

test.each(['x'.repeat(2_100_000), `"${'x'.repeat(2_100_000)}"`, `"${'Aqua, Glycerin\n'.repeat(150_000)}"`])(
  'a field over 2 MB costs its record (%#)',
  async (field) => {
    const cuts = await cut('csv', `${header}\n1;Nordlys;Gel;Aqua\n2;Nordlys;Gel;${field}\n3;Nordlys;Gel;Aqua`, 65_536);
    expect(cuts.map(({ row, fault }) => fault?.code ?? (typeof row === 'string' ? row : row['id']))).toEqual(['1', 'too_large', '3']);
    expect(cuts[1]?.line).toBe(3);
  },
);

test('a JSON line of more than 8 MB costs itself', async () => {
  const line = (code: number) => JSON.stringify({ code });
  const cuts = await cut('openbeautyfacts', [line(1), `{"code":2,"x":"${'y'.repeat(9_000_000)}"}`, '', line(3)].join('\n'), 65_536);
  expect(brief(cuts)).toEqual([
    [1, '{"code":1}'],
    [2, 'too_large'],
    [4, '{"code":3}'],
  ]);
});

test('lines that end with a carriage return alone, as old spreadsheets write them', async () => {
  expect(brief(await cut('csv', `${header}\r1;Nordlys;Gel;Aqua\r2;Nordlys;Gel;Aqua\r`))).toEqual([
    [2, '1'],
    [3, '2'],
  ]);
});

const item = (id: number, title = 'Gel') => `<item>\n<g:id>${id}</g:id><title>${title}</title>\n</item>\n`;
const feed = (...items: string[]) => `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.join('')}</channel></rss>`;

test.each([
  ['a bare &', item(2, 'Gel & Foam')],
  ['a tag that is never closed', '<item>\n<g:id>2<title>Gel</title>\n</item>\n'],
  ['a closing tag too many', '<item>\n<g:id>2</g:id></b>\n</item>\n'],
  ['a bare <', item(2, 'Vitamin <3')],
  ['a field over 2 MB', item(2, 'x'.repeat(2_100_000))],
])('an item with %s costs itself', async (_, bad) => {
  const cuts = await cut('feed', feed(item(1), bad, item(3)), 65_536);
  expect(cuts.map(({ line, row, fault }) => [line, fault ? 'fault' : typeof row !== 'string' && row['id']])).toEqual([
    [2, '1'],
    [5, 'fault'],
    [8, '3'],
  ]);
});

test('names of HTML that a feed does not declare are no fault', async () => {
  const [only] = await cut('feed', feed(item(1, 'Gel&nbsp;&amp;&eacute;')));
  expect(only).toMatchObject({ row: { title: 'Gel&nbsp;&&eacute;' } });
});

test('half a feed gives its items and then an error', async () => {
  const cuts: Cut[] = [];
  const reading = async () => {
    for await (const some of cutRows('feed', pieces(feed(item(1), item(2), item(3)).slice(0, 170), 20))) cuts.push(...some);
  };
  await expect(reading()).rejects.toThrow('not well formed at its end');
  expect(brief(cuts)).toEqual([
    [2, '1'],
    [5, '2'],
    [8, 'bad_xml'],
  ]);
});

test('what a feed declares is neither looked up nor unfolded', async () => {
  const bombs = '<!DOCTYPE rss [<!ENTITY own SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const [only] = await cut('feed', `${bombs}${feed(item(1, 'Gel &own; &b;'))}`);
  expect(only).toMatchObject({ row: { title: 'Gel &own; &b;' } });
});

test.each([1, 7, 1_000])('a list in JSON is cut into its records, and a slip costs its own, in pieces of %i letters', async (length) => {
  const record = (id: string) => ` {\n  "id": "${id}",\n  "tags": [{ "a": "}, {" }, []]\n }`;
  const text = (bad: string) => `[\n${[record('1'), bad, record('3')].join(',\n')}\n]`;
  expect(brief(await cut('feed', text(record('2')), length))).toEqual([
    [2, '1'],
    [6, '2'],
    [10, '3'],
  ]);
  for (const bad of ['{ "id": "2" "x": 1 }', '{ "id": "2', '{ "id": "2"', '{ "id": ["2" }', '{ "id": "2" }}', '7', '{ "a": "b "c" d" }'])
    expect(brief(await cut('feed', text(bad), length))).toEqual(
      bad.endsWith('}}')
        ? [
            [2, '1'],
            [6, '2'],
            [7, '3'],
          ]
        : [
            [2, '1'],
            [6, 'malformed'],
            [7, '3'],
          ],
    );
  expect(brief(await cut('feed', '[{"id":"1"},{"id":"2",{"id":"3"}]', length))).toEqual([
    [1, '1'],
    [1, 'malformed'],
    [1, '3'],
  ]);
  expect(await cut('feed', ' [ ]', length)).toEqual([]);
  expect(brief(await cut('feed', '\n[\n{"id":"1"}]\n', length))).toEqual([[3, '1']]);
  await expect(cut('feed', '[{"id":"1"},', length)).rejects.toThrow('not closed');
});
