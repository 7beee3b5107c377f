import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { palette } from '#server/pictures/palette.ts';
import { screenColours } from '#site/screen-colours.ts';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

test('the browser draws its own parts in the paper of the pages', () => {
  const [, light, dark] = /--paper: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(tokens) ?? [];
  expect(screenColours).toEqual({ light, dark });
});

// That the palette has the colours of the tokens is tested with the pictures (tests/server/palette.test.ts).
const iconColours = [palette.paper, palette.ink, palette.accent];

test('the drawn icon has the colours of the pages', () => {
  const fills = [...readFileSync('public/icon.svg', 'utf8').matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([colour]) => colour);
  expect([...new Set(fills)]).toEqual(iconColours);
});

test.each(['icon-192.png', 'icon-512.png'])('%s is the drawn icon', async (file) => {
  const { data, info } = await sharp(`public/${file}`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  /** The colour of a point of the drawing, whose sides are 48 long. */
  const colourAt = (x: number, y: number) => {
    const [column, row] = [x, y].map((place) => Math.floor((place / 48) * info.width)) as [number, number];
    const start = (row * info.width + column) * info.channels;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  };
  expect([colourAt(2, 2), colourAt(12, 24), colourAt(32, 24)]).toEqual(iconColours);
});
