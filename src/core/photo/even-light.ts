import type { Picture } from './picture.ts';
import { greatest, joined, mean, median, percentiles, rowBetween, type Tiles, tileSide } from './tiles.ts';

/** How print stands out from its ground: dark on light, or light on dark. */
export type Print = 'dark' | 'light';

/** Grey levels that print must differ from its ground at least, and how many times the noise. */
const leastContrast = 14;
const timesNoise = 7;

interface Light {
  readonly ground: Tiles;
  /** Standard deviation of ground without print, in grey levels. */
  readonly noise: number;
}

/** The light on the ground behind the print, and how far a pixel of the ground strays from it. */
export function lightOf(picture: Picture): Light {
  const [low, middle, high] = percentiles(picture, [0.3, 0.5, 0.7]);
  if (!low || !middle || !high) throw new Error('A picture has three percentiles.');
  const ground = joined(joined(middle, 1, median), 1, mean);
  const spread = Float32Array.from(middle.values, (_, tile) => (high.values[tile] ?? 0) - (low.values[tile] ?? 0));
  const quiet = spread.sort();
  // Between three and seven tenths of normal noise lies about one standard deviation.
  return { ground, noise: quiet[quiet.length >> 2] ?? 0 };
}

/**
 * The picture with its light taken out: paper white, print black and equally so in shade and glare. What hardly differs from
 * its ground stays pale.
 */
export function evenLight(picture: Picture, print: Print, { ground, noise }: Light = lightOf(picture)): Picture {
  const { width, height, grey } = picture;
  const sign = print === 'dark' ? -1 : 1;
  const apart = new Uint8Array(grey.length);
  const behind = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    rowBetween(ground, y, behind);
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const off = sign * ((grey[at] ?? 0) - (behind[x] ?? 0));
      apart[at] = Math.max(off, 0);
    }
  }
  const [strong] = percentiles({ width, height, grey: apart }, [0.97], tileSide);
  if (!strong) throw new Error('A picture has a percentile.');
  const peaks = joined(strong, 1, greatest);
  const full = peaks.values.map((peak) => Math.max(peak, leastContrast, timesNoise * noise));
  const contrast = joined({ ...peaks, values: full }, 1, mean);
  const even = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1) {
    rowBetween(contrast, y, behind);
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const ink = ((apart[at] ?? 0) * 255) / (behind[x] ?? 255);
      even[at] = ink > 255 ? 0 : 255 - ink;
    }
  }
  return { width, height, grey: even };
}
