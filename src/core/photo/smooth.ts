import type { Picture } from './picture.ts';

/** The picture with each pixel mixed with its neighbours (1 2 1 in both directions), which takes out the grain of a sensor. */
export function smooth({ width, height, grey }: Picture): Picture {
  const across = new Uint16Array(grey.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const value = grey[at] ?? 0;
      across[at] = (x > 0 ? (grey[at - 1] ?? 0) : value) + 2 * value + (x < width - 1 ? (grey[at + 1] ?? 0) : value);
    }
  const result = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const value = across[at] ?? 0;
      result[at] = ((y > 0 ? (across[at - width] ?? 0) : value) + 2 * value + (y < height - 1 ? (across[at + width] ?? 0) : value)) >> 4;
    }
  return { width, height, grey: result };
}
