import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKind, Mapped } from '#core/imports/candidate.ts';
import { type ImportBooks, judge } from '#core/imports/judge.ts';
import { mapOpenBeautyFacts } from '#core/imports/openbeautyfacts.ts';
import { mapOwnCsv } from '#core/imports/own-csv.ts';
import { mapFeed } from '#core/imports/retailer-feed.ts';
import { isRawRow, type RawRow } from '#core/imports/row-text.ts';
import { cutRows } from '#core/imports/rows/cut-rows.ts';
import { openSource } from '#scripts/import/source.ts';
import { openPicture } from '#server/images/picture.ts';
import { ApiError } from '#server/problems.ts';
import { books } from '../core/imports/books.ts';
import { hostileFile, hostilePicture } from '../support/hostile-files.ts';

/** Hostile files and pictures; `npm run fuzz` reads many more. */
const files = Number(process.env['FUZZ_FILES'] ?? 200);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_124);
const options = { numRuns: files, seed };
/** Milliseconds that one of them may take, on a machine that does other things as well. */
const longest = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'fuzz-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let known: ImportBooks;
beforeAll(() => {
  known = books();
});

const mapped: Readonly<Record<ImportKind, (row: RawRow) => Mapped>> = {
  openbeautyfacts: mapOpenBeautyFacts,
  feed: (row) => mapFeed(row, { shop: 'shop', day: '2026-01-01' }),
  csv: mapOwnCsv,
};

function rowOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a file as an import does; how many rows became products, or in what words it was refused. */
async function readFile(kind: ImportKind, bytes: Uint8Array): Promise<number | string> {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  let accepted = 0;
  try {
    for await (const cuts of cutRows(kind, openSource(path).text))
      for (const { row, fault } of cuts) {
        const fields = typeof row === 'string' ? rowOf(row) : row;
        if (!fault && isRawRow(fields) && judge(mapped[kind](fields), known).kind === 'accepted') accepted += 1;
      }
  } catch (error) {
    return error instanceof Error ? error.message : 'no error at all';
  }
  return accepted;
}

test(`${files} hostile files are read, or refused in words, one after another`, { timeout: 3_600_000 }, async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(hostileFile, async ({ kind, bytes }) => {
      const begun = performance.now();
      const outcome = await readFile(kind, bytes);
      expect(performance.now() - begun).toBeLessThan(longest);
      expect(outcome).not.toBe('');
      expect(String(outcome)).not.toMatch(/Cannot read|is not a function|undefined|call stack/);
      outcomes.add(typeof outcome === 'number' ? `${outcome} products` : 'refused');
    }),
    options,
  );
  expect(outcomes.size).toBeGreaterThan(2);
});

test('a packed file that unpacks to a thousand times its size takes time, and no memory', { timeout: 120_000 }, async () => {
  const bomb = gzipSync(Buffer.alloc(100_000_000, 'a'));
  const before = process.memoryUsage().rss;
  for (const head of ['', '{', 'id,brand,title,ingredients\n'])
    expect(await readFile('csv', Buffer.concat([gzipSync(Buffer.from(head)), bomb]))).toBeDefined();
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
});

test(`${files} damaged pictures are drawn anew, or refused as pictures`, { timeout: 3_600_000 }, async () => {
  const noise = sharp(Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 64, height: 48, channels: 3 },
  });
  const pictures = [
    await noise.clone().jpeg().toBuffer(),
    await noise
      .clone()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Copyright: 'x'.repeat(200) } })
      .toBuffer(),
    await noise.clone().png().toBuffer(),
    await noise.clone().png({ palette: true, progressive: true }).toBuffer(),
    await noise.clone().webp().toBuffer(),
    await noise.clone().webp({ lossless: true }).toBuffer(),
  ];
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(hostilePicture(pictures), async (bytes) => {
      const begun = performance.now();
      const outcome = await openPicture(bytes)
        .then(async (picture) => {
          await picture.pixels();
          return `${(await picture.copies()).size} copies`;
        })
        .catch((error: unknown) => error);
      expect(performance.now() - begun).toBeLessThan(longest);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ApiError);
      outcomes.add(outcome instanceof ApiError ? outcome.code : String(outcome));
    }),
    options,
  );
  expect([...outcomes]).toEqual(expect.arrayContaining(['3 copies', 'image.unreadable', 'image.type']));
  expect([...outcomes].filter((outcome) => outcome !== '3 copies' && !outcome.startsWith('image.'))).toEqual([]);
});

test('a small file that is a huge picture is refused before it is unpacked', async () => {
  const blank = { create: { width: 7_000, height: 7_000, channels: 3, background: 'white' } } as const;
  const bomb = await sharp(blank).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(2_000_000);
  const begun = performance.now();
  await expect(openPicture(bomb)).rejects.toMatchObject({ code: 'image.too_many_pixels' });
  expect(performance.now() - begun).toBeLessThan(2_000);
});
