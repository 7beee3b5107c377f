import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-wasm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outline } from '#core/catalog/outline.ts';
import { reservedAliases } from '#core/catalog/product-alias.ts';
import { families } from '#core/knowledge/vocabulary.ts';
import { languages } from '#core/language.ts';
import { productPicture } from '#server/pictures/compose.ts';
import { readTypefaces } from '#server/pictures/faces.ts';
import { cutToWidth, fitLines } from '#server/pictures/lines.ts';
import { rasterise } from '#server/pictures/raster.ts';
import { productPack } from '#ui/catalog/product-pack.ts';
import { builtSite, type ServedSite, serveBuiltSite } from '../support/built-site.ts';

const sites = new Map<string, ServedSite>();
beforeAll(async () => {
  for (const language of languages) sites.set(language, await serveBuiltSite(language));
});
afterAll(() => {
  for (const { stop } of sites.values()) stop();
});

const get = (language: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${sites.get(language)?.url}${path}`, { headers, redirect: 'manual' });

const read = (file: string) => readFileSync(`${builtSite('ru')}/_shells/pictures/${file}`);
const faces = readTypefaces(read);

/** RGBA of a picture, decoded by the rasteriser itself. */
function pixelsOf(png: Uint8Array): { readonly width: number; readonly height: number; readonly pixels: Uint8Array } {
  const [width, height] = [16, 20].map((at) => new DataView(png.buffer, png.byteOffset).getUint32(at)) as [number, number];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`;
  return { width, height, pixels: new Resvg(svg).render().pixels };
}

/** How many pixels between two rows are as dark as ink. */
function inkBetween(png: Uint8Array, top: number, bottom: number): number {
  const { width, pixels } = pixelsOf(png);
  let count = 0;
  for (let at = top * width * 4; at < bottom * width * 4; at += 4) if ((pixels[at] ?? 255) < 60) count++;
  return count;
}

/** An address of this kind that the built site links to. */
async function someAlias(language: string, list: string, link: RegExp): Promise<string> {
  const page = await (await get(language, list)).text();
  const alias = [...page.matchAll(link)].map(([, linked]) => linked).find((linked) => linked && !reservedAliases.has(linked));
  if (!alias) throw new Error(`${list} links to nothing of this kind.`);
  return alias;
}

const kinds = [
  ['product', '/products', /href="\/products\/([a-z0-9-]+)"/g],
  ['brand', '/brands', /href="\/brands\/([a-z0-9-]+)"/g],
  ['category', '/categories', /href="\/categories\/([a-z0-9-]+)"/g],
] as const;

test.each(languages)('the pictures of the %s site are PNG of the size sites ask for, with words in them', async (language) => {
  for (const [kind, list, link] of kinds) {
    const answer = await get(language, `/og/${kind}/${await someAlias(language, list, link)}.png`);
    const png = new Uint8Array(await answer.arrayBuffer());
    expect([kind, answer.status, answer.headers.get('content-type')]).toEqual([kind, 200, 'image/png']);
    expect([pixelsOf(png).width, pixelsOf(png).height]).toEqual([1200, 630]);
    expect(inkBetween(png, 118, 380)).toBeGreaterThan(2_000);
  }
  const ingredient = await get(language, '/og/ingredient/glycerin.png');
  expect(inkBetween(new Uint8Array(await ingredient.arrayBuffer()), 118, 300)).toBeGreaterThan(2_000);
});

test('a picture is kept by caches, and asked for again by its tag', async () => {
  const first = await get('en', '/og/ingredient/niacinamide.png');
  expect(first.headers.get('cache-control')).toContain('max-age=86400');
  expect(first.headers.get('netlify-cdn-cache-control')).toContain('durable');
  const again = await get('en', '/og/ingredient/niacinamide.png', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
});

test('pages of the site have pictures of their own, which need no function', async () => {
  for (const name of ['home', 'checker', 'search', 'products', 'ingredients', 'brands', 'categories']) {
    const answer = await get('ru', `/og/page/${name}.png`);
    expect([name, answer.status, pixelsOf(new Uint8Array(await answer.arrayBuffer())).width]).toEqual([name, 200, 1200]);
  }
});

test.each([
  '/og/product/no-such-thing.png',
  '/og/product/..%2f..%2fsecret.png',
  '/og/brand/A_B.png',
  '/og/nothing/niacinamide.png',
  '/og/ingredient/niacinamide.svg',
  `/og/product/${'a'.repeat(300)}.png`,
])('%s is no picture', async (path) => {
  const answer = await get('en', path);
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([404, 'application/problem+json']);
});

const known: Pick<Outline, 'families' | 'shares'> = { families: ['base', 'humectant', 'active'], shares: [70, 20, 10] };
const drawn = (title: string, brand = '', outline: typeof known | null = known) =>
  rasterise(
    productPicture(faces, {
      site: 'Inciscope',
      about: '',
      title,
      brand,
      pack: productPack({ title: '', category: 'serums', brand: 'northwind', brandName: 'Northwind', outline }),
      strip: {
        cells: families.map((family, index) => ({
          index,
          place: index + 1,
          name: '',
          family,
          share: 10,
          least: 0,
          most: null,
          tick: null,
        })),
        equal: true,
        onePercent: null,
      },
      passed: '',
      words: '',
    }),
    () => read('rasteriser.wasm'),
  );

test('Cyrillic letters and accents are drawn, each of them', async () => {
  const nothing = inkBetween(await drawn(''), 118, 380);
  for (const letter of 'АБЖЩЫЮЯёґіїАéñőșÇ’«№')
    expect([letter, inkBetween(await drawn(letter), 118, 380) - nothing > 40]).toEqual([letter, true]);
}, 60_000);

test('the drawn pack stands beside the title, in the colours of its families; of an unknown list only its outline', async () => {
  const { width, pixels } = pixelsOf(await drawn('', '', known));
  const outlined = pixelsOf(await drawn('', '', null)).pixels;
  const red = (of: Uint8Array, x: number, y: number) => of[(y * width + x) * 4] ?? 0;
  const column = Array.from({ length: 130 }, (_, step) => [red(pixels, 1010, 225 + step), red(outlined, 1010, 225 + step)] as const);
  expect(new Set(column.map(([packed]) => packed)).size).toBeGreaterThan(3);
  expect(column.filter(([, outline]) => outline > 240).length).toBeGreaterThan(110);
}, 60_000);

test('a long title is broken, made smaller, and cut only at last; it never leaves the picture', () => {
  const sizes = [80, 60, 42];
  const room = { width: 1072, height: 192, sizes };
  const words = 'Ночная восстанавливающая сыворотка';
  expect(fitLines('Крем', faces.serif, room)).toEqual({ size: 80, lines: ['Крем'] });
  expect(fitLines(words, faces.serif, room).lines.length).toBe(2);
  const long = fitLines(`${words} `.repeat(12), faces.serif, room);
  expect([long.size, long.lines.length, long.lines.at(-1)?.endsWith('…')]).toEqual([42, 3, true]);
  for (const text of [words.repeat(3), 'x'.repeat(400), 'Bis-Diglyceryl/'.repeat(20)]) {
    const { size, lines } = fitLines(text, faces.serif, room);
    for (const line of lines) expect(faces.serif.width(line, size)).toBeLessThanOrEqual(room.width);
  }
  expect(faces.sans.width(cutToWidth('x'.repeat(400), faces.sans, 40, 500), 40)).toBeLessThanOrEqual(500);
});
