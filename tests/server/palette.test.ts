import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { families } from '#core/knowledge/vocabulary.ts';
import { cellColours, palette } from '#server/pictures/palette.ts';

/** sRGB of an oklch colour, as #rrggbb (CSS Color 4). */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number) => Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  return `#${linear.map((value) => channel(value).toString(16).padStart(2, '0')).join('')}`;
}

test('the colours are those of the pages', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const plain = (name: string) => new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6})`).exec(tokens)?.[1];
  const { accent, ...named } = palette;
  for (const [name, colour] of Object.entries(named))
    expect(colour, `src/server/pictures/palette.ts: ${name} is to be the light colour of tokens.css`).toBe(plain(name));
  for (const family of families) {
    const oklch = (name: string) =>
      (new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)`).exec(tokens)?.[1]?.split(' ').map(Number) ?? []) as [number, number, number];
    const [body, foot] = [oklch(family), oklch(`${family}-foot`)];
    expect([family, cellColours[family].body, cellColours[family].foot]).toEqual([family, hexOf(...body), hexOf(...foot)]);
    const mix = body.map((value, index) => 0.48 * value + 0.52 * (foot[index] ?? 0)) as [number, number, number];
    expect([family, cellColours[family].pattern]).toEqual([family, hexOf(...mix)]);
  }
  expect(accent).toBe(cellColours.active.foot);
});
