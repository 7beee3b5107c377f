import type { Random } from '#core/demo/random.ts';
import type { Drawing } from './flat-label.ts';

/** Two numbers in, one normally distributed out. */
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** Noise of the sensor, `strength` grey levels wide. */
export function noisy({ width, height, grey }: Drawing, random: Random, strength: number): Drawing {
  return {
    width,
    height,
    grey: Uint8Array.from(grey, (value) => Math.min(255, Math.max(0, Math.round(value + normal(random) * strength)))),
  };
}

/** A shadow from one side, as deep as `depth` of the light, and on a round pack the sides in shade. */
export function shaded({ width, height, grey }: Drawing, random: Random, depth: number): Drawing {
  const angle = random.between(0, 2 * Math.PI);
  const edge = random.between(-0.3, 0.3);
  const softness = random.between(0.05, 0.4);
  const lit = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const along = ((x / width - 0.5) * Math.cos(angle) + (y / height - 0.5) * Math.sin(angle) - edge) / softness;
      const light = 1 - depth / (1 + Math.exp(-along * 2));
      lit[y * width + x] = (grey[y * width + x] ?? 0) * light;
    }
  return { width, height, grey: lit };
}

/** Bright spots of a lamp: in their middle the print is nearly gone. */
export function glaring({ width, height, grey }: Drawing, random: Random, spots: number): Drawing {
  const bright = Float32Array.from(grey);
  for (let spot = 0; spot < spots; spot += 1) {
    const [left, top] = [random.between(0.15, 0.85) * width, random.between(0.15, 0.85) * height];
    const [across, down] = [random.between(50, 130), random.between(120, 420)];
    const strength = random.between(130, 230);
    const turn = random.between(-0.4, 0.4);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const h = ((x - left) * Math.cos(turn) + (y - top) * Math.sin(turn)) / across;
        const v = ((y - top) * Math.cos(turn) - (x - left) * Math.sin(turn)) / down;
        const light = strength * Math.exp(-(h * h + v * v));
        if (light > 1) bright[y * width + x] = (bright[y * width + x] ?? 0) + light;
      }
  }
  return { width, height, grey: Uint8Array.from(bright, (value) => Math.min(255, value)) };
}
