import type { Random } from '#core/demo/random.ts';
import type { Drawing } from './flat-label.ts';

type Point = readonly [x: number, y: number];

/** The drawing as seen through `source`, which says where the pixel of the photograph lies on the label; null shows what is behind the pack. */
function seenThrough({ width, height, grey }: Drawing, behind: number, source: (x: number, y: number) => Point | null): Drawing {
  const seen = new Uint8Array(width * height);
  const at = (x: number, y: number) => grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = source(x, y);
      if (!from || from[0] < 0 || from[1] < 0 || from[0] > width - 1 || from[1] > height - 1) {
        seen[y * width + x] = behind;
        continue;
      }
      const [left, top] = [Math.floor(from[0]), Math.floor(from[1])];
      const [across, down] = [from[0] - left, from[1] - top];
      const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
      const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
      seen[y * width + x] = upper * (1 - down) + lower * down;
    }
  return { width, height, grey: seen };
}

/** A flat pack, held a little askew. */
export function askew(drawing: Drawing, random: Random, degrees: number, lean: number): Drawing {
  const { width, height } = drawing;
  const angle = (random.between(-degrees, degrees) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [across, down] = [random.between(-lean, lean) / width, random.between(-lean, lean) / height];
  const zoom = 1 + Math.abs(sine) * 0.35 + lean * 0.3;
  return seenThrough(drawing, random.whole(70, 130), (x, y) => {
    const [h, v] = [(x - width / 2) * zoom, (y - height / 2) * zoom];
    const depth = 1 + across * h + down * v;
    return [width / 2 + (cosine * h + sine * v) / depth, height / 2 + (-sine * h + cosine * v) / depth];
  });
}

/** A round pack: the label turns away at both sides, and its lines are arcs because it is seen from above or below. */
export function curved(drawing: Drawing, random: Random): Drawing {
  const { width, height } = drawing;
  /** Half of what is seen of the cylinder, in radians. */
  const half = random.between(0.8, 1.15);
  const radius = width / 2 / Math.sin(half);
  const sag = random.between(-0.16, 0.16) * radius;
  const angle = (random.between(-4, 4) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const wide = (radius * half * 2) / width;
  return seenThrough(drawing, random.whole(70, 130), (x, y) => {
    const [h, v] = [cosine * (x - width / 2) + sine * (y - height / 2), -sine * (x - width / 2) + cosine * (y - height / 2)];
    const side = h / radius;
    if (Math.abs(side) >= 1) return null;
    const turned = Math.asin(side);
    return [width / 2 + (turned * radius) / wide, height / 2 + v + sag * (1 - Math.cos(turned))];
  });
}
