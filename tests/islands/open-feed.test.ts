import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ApiProblem } from '#api/client.ts';
import { guessColumns } from '#core/imports/feed-columns.ts';
import { openFile, openText } from '#islands/admin/feeds/open-feed.ts';
import { type Send, sendFeed } from '#islands/admin/feeds/send-feed.ts';

const file = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'feed');
const none = { added: 0, known: 0, rejected: 0, offered: 0 };

/** What a feed sends, batch by batch. */
async function sent(
  feed: Awaited<ReturnType<typeof openFile>>,
  columns = guessColumns(feed.columns),
  send: Partial<{ fail: number }> = {},
) {
  const batches: Parameters<Send>[0][] = [];
  let failures = send.fail ?? 0;
  const shares: number[] = [];
  await sendFeed(
    feed,
    columns,
    async (batch) => {
      batches.push(batch);
      if (failures > 0) {
        failures -= 1;
        throw new TypeError('fetch failed');
      }
      return none;
    },
    ({ share }) => void shares.push(share),
    [0, 0],
  );
  return { batches, shares, rows: batches.flatMap(({ rows }) => rows), faults: batches.flatMap(({ faults }) => faults) };
}

const csv = 'SKU;Name;Marke;EAN;Preis\n1;Cream;Nordlys;4006381333931;12,90\n2;"=cmd|\'/c calc\'!A1";Nordlys;;9\n';

test.each([
  ['a table', file(csv)],
  ['a packed one', file(new Uint8Array(gzipSync(csv)))],
  ['lines of JSON', file('{"SKU":"1","Name":"Cream","Marke":"Nordlys","EAN":4006381333931}\n{"SKU":2,"Name":"Balm","Marke":"Nordlys"}\n')],
  ['a list in JSON', file('[{"SKU":"1","Name":"Cream","Marke":"Nordlys","EAN":"4006381333931"},{"SKU":"2","Name":"Balm"}]')],
])('%s is opened, its columns guessed and its rows sent in our names', async (_, given) => {
  const feed = await openFile(given);
  const columns = guessColumns(feed.columns);
  expect(columns).toMatchObject({ id: 'sku', title: 'name', brand: 'marke', gtin: 'ean' });
  const { rows, batches, shares } = await sent(feed, columns);
  expect(rows[0]).toMatchObject({ row: 1, fields: { id: '1', title: 'Cream', brand: 'Nordlys', gtin: '4006381333931' } });
  expect(rows).toHaveLength(2);
  expect(batches.map(({ begins, ends, position }) => ({ begins, ends, position }))).toEqual([{ begins: true, ends: true, position: 2 }]);
  expect(shares.at(-1)).toBe(1);
});

test('XML with a bare & or a field without measure costs the row alone', async () => {
  const item = (id: string, title: string) => `<item><g:id>${id}</g:id><title>${title}</title><brand>Nordlys</brand></item>\n`;
  const feed = await openText(
    'feed.xml',
    `<?xml version="1.0"?><rss><channel>\n${item('1', 'Day & Night')}${item('2', 'Balm')}${item('3', 'x'.repeat(2_100_000))}${item('4', 'y'.repeat(30_000))}${item('5', 'Tonic &amp; Care')}</channel></rss>`,
  );
  const { rows, faults } = await sent(feed);
  expect(rows.map(({ fields }) => fields)).toMatchObject([{ id: '2' }, { id: '5', title: 'Tonic & Care' }]);
  expect(faults.map(({ row, code }) => [row, code])).toEqual([
    [1, 'bad_xml'],
    [3, 'too_large'],
    [4, 'too_large'],
  ]);
});

test('a long feed is sent in parts; a part that got no answer is sent again, a refusal ends it', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => `${index + 1}\tCream ${index}`).join('\n');
  const feed = await openText('feed.tsv', `id\ttitle\n${lines}\n`);
  const whole = await sent(feed, undefined, { fail: 1 });
  expect(whole.batches.map(({ begins, ends, position, rows }) => [begins, ends, position, rows.length])).toEqual([
    [true, false, 100, 100],
    [true, false, 100, 100],
    [false, false, 200, 100],
    [false, true, 250, 50],
  ]);
  const refusal = new ApiProblem({ type: '', title: '', status: 422, detail: 'No.', code: 'input.invalid' });
  let calls = 0;
  const refused = sendFeed(
    feed,
    { id: 'id' },
    () => {
      calls += 1;
      return Promise.reject(refusal);
    },
    () => {},
    [0],
  );
  await expect(refused).rejects.toBe(refusal);
  expect(calls).toBe(1);
});

test('what is not a feed has no rows', async () => {
  expect((await openText('empty', '')).first).toEqual([]);
  expect((await openText('prose', 'Just some words.')).first).toEqual([]);
});
