import { mainBlock } from './blocks.ts';
import { type Flow, flowOf, heightAt, level, lineThrough } from './flow.ts';
import { type Page, pageOf } from './page.ts';
import { beforeTurning, type Corners, type Picture, type Point } from './picture.ts';
import type { Chain } from './text-lines.ts';

/** The block of small print of a picture, and how its lines run. */
export interface Layout {
  readonly page: Page;
  readonly lines: readonly Chain[];
  readonly flow: Flow;
  /** Sides of the block in pixels of the page; top and bottom where its lines cross the middle of the page. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Around the block, in heights of a letter. */
const margin = 1.6;
const samples = 16;

export function layoutOf(photograph: Picture): Layout {
  const page = pageOf(photograph);
  const { width, height } = page.picture;
  const lines = mainBlock(page.lines);
  const flow = flowOf(lines, width, height, page.letterHeight) ?? level(width, height);
  const letters = lines.flat();
  if (letters.length === 0) return { page, lines, flow, left: 0, right: width, top: 0, bottom: height };
  const around = margin * page.letterHeight;
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const letter of letters) {
    const x = (letter.left + letter.right) / 2;
    top = Math.min(top, lineThrough(flow, x, letter.top));
    bottom = Math.max(bottom, lineThrough(flow, x, letter.bottom));
  }
  return {
    page,
    lines,
    flow,
    left: Math.max(0, letters.reduce((least, { left }) => Math.min(least, left), width) - around),
    right: Math.min(width - 1, letters.reduce((most, { right }) => Math.max(most, right), 0) + around),
    top: top - around,
    bottom: bottom + around,
  };
}

/** How far lines rise above (`sign` −1) or hang below (1) the straight line between their ends. */
function bulge({ flow, left, right }: Layout, v: number, sign: number): number {
  const [first, last] = [heightAt(flow, left, v), heightAt(flow, right, v)];
  let most = 0;
  for (let sample = 1; sample < samples; sample += 1) {
    const share = sample / samples;
    const off = heightAt(flow, left + share * (right - left), v) - (first + share * (last - first));
    most = Math.max(most, sign * off);
  }
  return sign * most;
}

/** The corners around the block of small print of a photograph; null where no text is seen. */
export function proposeCrop(photograph: Picture): Corners | null {
  const layout = layoutOf(photograph);
  const { page, flow, left, right, top, bottom, lines } = layout;
  if (lines.length === 0) return null;
  const { width, height } = photograph;
  const above = bulge(layout, top, -1);
  const below = bulge(layout, bottom, 1);
  const corner = (x: number, v: number, shift: number): Point => {
    const [h, w] = beforeTurning([x, heightAt(flow, x, v) + shift], page.quarters, width, height);
    return [Math.min(width - 1, Math.max(0, h)), Math.min(height - 1, Math.max(0, w))];
  };
  return [corner(left, top, above), corner(right, top, above), corner(right, bottom, below), corner(left, bottom, below)];
}
