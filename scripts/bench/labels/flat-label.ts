import sharp from 'sharp';
import type { Random } from '#core/demo/random.ts';
import type { Typeface } from '#server/pictures/typeface.ts';

/** Pixels of every drawn photograph. */
export const size = { width: 1_800, height: 1_350 };

/** Grey pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

export interface Setting {
  readonly face: Typeface;
  /** Pixels to the em. */
  readonly em: number;
  readonly capitals: boolean;
  readonly dark: boolean;
}

const leading = { least: 1.25, most: 1.5 };
/** Pixels left free at each side: a curved label turns away there. */
const margin = { least: 150, most: 260 };

/** Lines of at most `width` pixels; a name goes on in the next line. */
function linesOf(text: string, { face, em }: Setting, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (face.width(longer, em) <= width || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A label as it is printed: a brand, some words about the use, the list under its heading, a line with a code below. */
export async function flatLabel(random: Random, list: string, setting: Setting): Promise<Drawing> {
  const { face, em, capitals, dark } = setting;
  const said = (text: string) => (capitals ? text.toUpperCase() : text);
  const inset = random.between(margin.least, margin.most);
  const width = size.width - 2 * inset;
  const gap = em * random.between(leading.least, leading.most);
  const heading = random.pick(['Ingredients: ', 'INGREDIENTS: ', 'Ingredients/INCI: ', 'INCI: ']);
  const use = random.chance(50) ? 'Directions: apply to clean skin morning and evening. Avoid contact with eyes.' : '';
  const blocks = [...(use ? [linesOf(use, setting, width)] : []), linesOf(heading + said(list), setting, width)];
  const code = `Lot ${random.whole(1_000, 9_999)}  12M  ${random.whole(2, 9) * 25} ml`;
  const texts = [...blocks.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines])), '', code];
  const begin = Math.max(em * 3, (size.height - texts.length * gap) / 2);
  const paths = texts.map((line, index) => face.outline(line, inset, begin + index * gap, em)).join('');
  const [ground, ink] = dark ? [random.whole(30, 70), random.whole(205, 245)] : [random.whole(205, 245), random.whole(15, 70)];
  const brand = face.outline('Petrel', inset, begin - em * 2.4, em * 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="rgb(${ground},${ground},${ground})"/><path fill="rgb(${ink},${ink},${ink})" d="${brand}${paths}"/></svg>`;
  const grey = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  return { ...size, grey: new Uint8Array(grey) };
}

/** Does the list fit on one label in this setting? */
export function fits(list: string, setting: Setting): boolean {
  const lines = linesOf(setting.capitals ? list.toUpperCase() : list, setting, size.width - 2 * margin.most).length;
  return (lines + 9) * setting.em * leading.most < size.height;
}
