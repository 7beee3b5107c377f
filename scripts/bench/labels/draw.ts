import sharp from 'sharp';
import { type Random, randomOf } from '#core/demo/random.ts';
import type { Typeface } from '#server/pictures/typeface.ts';
import { askew, curved } from './bent.ts';
import { type Drawing, fits, flatLabel, type Setting } from './flat-label.ts';
import { glaring, noisy, shaded } from './light.ts';

export const grades = ['flat', 'slanted', 'curved', 'curved with glare and noise'] as const;
export type Grade = (typeof grades)[number];

export interface DrawnLabel {
  readonly grade: Grade;
  readonly list: string;
  readonly jpeg: Buffer;
}

const pictured: Readonly<Record<Grade, (drawing: Drawing, random: Random) => Drawing>> = {
  flat: (drawing, random) => noisy(askew(drawing, random, 1.5, 0), random, 3),
  slanted: (drawing, random) => noisy(shaded(askew(drawing, random, 9, 0.14), random, 0.3), random, 4),
  curved: (drawing, random) => noisy(shaded(curved(drawing, random), random, 0.25), random, 4),
  'curved with glare and noise': (drawing, random) =>
    noisy(glaring(shaded(curved(drawing, random), random, 0.5), random, random.whole(1, 3)), random, random.between(8, 14)),
};
const quality: Readonly<Record<Grade, number>> = { flat: 85, slanted: 80, curved: 80, 'curved with glare and noise': 60 };

/** One label of a grade with one of the lists that fit on it; the same seed draws the same. */
export async function drawLabel(grade: Grade, seed: string, faces: readonly Typeface[], lists: readonly string[]): Promise<DrawnLabel> {
  const random = randomOf(`${grade} ${seed}`);
  const setting: Setting = {
    face: random.pick(faces),
    em: random.whole(24, 38),
    capitals: random.chance(40),
    dark: random.chance(25),
  };
  const list = random.pick(lists.filter((one) => fits(one, setting)));
  const drawing = pictured[grade](await flatLabel(random, list, setting), random);
  const { width, height, grey } = drawing;
  const jpeg = await sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(random.between(0.5, grade === 'flat' ? 0.7 : 1))
    .jpeg({ quality: quality[grade] })
    .toBuffer();
  return { grade, list, jpeg };
}
