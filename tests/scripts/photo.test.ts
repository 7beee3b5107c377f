import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Picture, turned } from '#core/photo/picture.ts';
import { type PhotoReading, readPhotograph } from '#core/photo/read-photograph.ts';
import { readFaces } from '#scripts/bench/labels/faces.ts';
import { openRecogniser, type Recogniser } from '#scripts/photo/recogniser.ts';
import type { Typeface } from '#server/pictures/typeface.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const size = { width: 900, height: 420 };
const em = 26;
const rows = [
  'Ingredients: Aqua, Glycerin, Niacinamide,',
  'Cetearyl Alcohol, Squalane, Panthenol, Phenoxy-',
  'ethanol, Sodium Hyaluronate, PEG-40 Stearate,',
  'Tocopherol, Limonene, CI 77491',
];
const names = [
  'Aqua',
  'Glycerin',
  'Niacinamide',
  'Cetearyl Alcohol',
  'Squalane',
  'Panthenol',
  'Phenoxyethanol',
  'Sodium Hyaluronate',
  'PEG-40 Stearate',
  'Tocopherol',
  'Limonene',
  'CI 77491',
];

let recogniser: Recogniser;
let face: Typeface;
beforeAll(async () => {
  recogniser = await openRecogniser();
  const [first] = await readFaces();
  if (!first) throw new Error('There are faces to draw with.');
  face = first;
});
afterAll(() => recogniser.close());

async function label(ground: string, ink: string): Promise<Picture> {
  const print = rows.map((row, line) => face.outline(row, 110, 120 + line * 36, em)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${ground}"/><path fill="${ink}" d="${print}"/></svg>`;
  return { ...size, grey: new Uint8Array(await sharp(Buffer.from(svg)).greyscale().raw().toBuffer()) };
}

/** As on a round pack that is seen from above. */
function bent({ width, height, grey }: Picture): Picture {
  const result = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = Math.round(y - 70 * ((x - width / 2) / (width / 2)) ** 2);
      result[y * width + x] = grey[Math.min(height - 1, Math.max(0, from)) * width + x] ?? 0;
    }
  return { width, height, grey: result };
}

const read = (picture: Picture) => readPhotograph({ picture, recognise: recogniser.recognise, dictionary });
const namesIn = ({ reading }: PhotoReading) => reading.items.map(({ inci }) => inci);

test('a curved label, light on dark, is read to the last name, and words are found again in the photograph', async () => {
  const steps: string[] = [];
  const result = await readPhotograph({
    picture: bent(await label('#333', '#eee')),
    recognise: recogniser.recognise,
    dictionary,
    progress: ({ step }) => steps.push(step),
  });
  expect(namesIn(result)).toEqual(names);
  expect(result.questions).toEqual([]);
  expect(new Set(steps)).toEqual(new Set(['straightening', 'straightened', 'reading', 'matching']));
  const [x, y, width, height] = result.words.find(({ text }) => text === 'Squalane,')?.inPhotograph ?? [0, 0, 0, 0];
  const printed = 110 + face.width('Cetearyl Alcohol, ', em);
  expect(Math.abs(x - printed)).toBeLessThan(8);
  expect(y + height / 2).toBeGreaterThan(130);
  expect(y + height / 2).toBeLessThan(165);
  expect(Math.abs(width - face.width('Squalane,', em))).toBeLessThan(16);
});

test('a label on its head is turned; what a hand hides is asked about and not made up', async () => {
  const picture = await label('#eee', '#222');
  // Half of "Squalane" is covered.
  const from = 110 + face.width('Cetearyl Alcohol, Sq', em);
  for (let y = 130; y < 164; y += 1) picture.grey.fill(238, y * size.width + Math.round(from), y * size.width + Math.round(from) + 40);
  const result = await read(turned(picture, 2));
  const kept = names.filter((name) => name !== 'Squalane');
  expect(namesIn(result).filter((name) => name !== 'Squalane' && name !== null)).toEqual(kept);
  expect(result.questions.map(({ text }) => text).join()).toMatch(/^S/);
});

test('it stops when it is told to', async () => {
  const picture = await label('#eee', '#222');
  const stop = AbortSignal.abort(new Error('stopped'));
  await expect(readPhotograph({ picture, recognise: recogniser.recognise, dictionary, signal: stop })).rejects.toThrow('stopped');
});
