import { type Component, components } from './components.ts';
import { evenLight, lightOf, type Print } from './even-light.ts';
import { type Picture, turned } from './picture.ts';
import { smooth } from './smooth.ts';
import { type Chain, lettersOf, textLines, usualHeight } from './text-lines.ts';

/** What is seen of the print of a picture before any of it is read. */
export interface Page {
  /** Even light, black on white, upright or upside down. */
  readonly picture: Picture;
  /** Quarters by which the photograph was turned clockwise. */
  readonly quarters: number;
  readonly print: Print;
  readonly blots: readonly Component[];
  readonly lines: readonly Chain[];
  /** Pixels. */
  readonly letterHeight: number;
}

const inkLimit = 128;
const shortestLine = 4;

const lettersIn = (chains: readonly Chain[]) => chains.reduce((sum, { length }) => sum + (length >= shortestLine ? length : 0), 0);

interface Seen {
  readonly picture: Picture;
  readonly print: Print;
  readonly blots: Component[];
  readonly lines: Chain[];
}

function seenAs(smoothed: Picture, print: Print, light: ReturnType<typeof lightOf>): Seen {
  const picture = evenLight(smoothed, print, light);
  const blots = components(picture, inkLimit);
  return { picture, print, blots, lines: textLines(lettersOf(blots)) };
}

/** The same blots in a picture turned by a quarter. */
const turnedBlots = (blots: readonly Component[], height: number): Component[] =>
  blots.map(({ left, top, right, bottom, area }) => ({
    left: height - 1 - bottom,
    right: height - 1 - top,
    top: left,
    bottom: right,
    area,
  }));

/** Evens the light and finds the lines, dark on light or light on dark and lying or standing, whichever shows more text. */
export function pageOf(photograph: Picture): Page {
  const smoothed = smooth(photograph);
  const light = lightOf(smoothed);
  const [dark, bright] = [seenAs(smoothed, 'dark', light), seenAs(smoothed, 'light', light)];
  const standing = ({ blots, lines }: Seen) => {
    const aside = textLines(lettersOf(turnedBlots(blots, photograph.height)));
    return { upright: lettersIn(lines), aside: lettersIn(aside), lines: aside };
  };
  const [darkLines, brightLines] = [standing(dark), standing(bright)];
  const most = (lines: typeof darkLines) => Math.max(lines.upright, lines.aside);
  const [seen, found] = most(darkLines) >= most(brightLines) ? [dark, darkLines] : [bright, brightLines];
  if (found.aside <= found.upright) {
    const { picture, print, blots, lines } = seen;
    return { picture, print, blots, lines, quarters: 0, letterHeight: usualHeight(lines.filter(({ length }) => length >= shortestLine)) };
  }
  return {
    picture: turned(seen.picture, 1),
    print: seen.print,
    blots: turnedBlots(seen.blots, photograph.height),
    lines: found.lines,
    quarters: 1,
    letterHeight: usualHeight(found.lines.filter(({ length }) => length >= shortestLine)),
  };
}
