import opentype, { type Font, type PathCommand } from 'opentype.js';

/** A face that texts are measured and drawn with, as outlines: a picture then needs no font. */
export interface Typeface {
  readonly width: (text: string, size: number) => number;
  /** Path data of the text with its baseline at `y`; rounded to a tenth. */
  readonly outline: (text: string, x: number, y: number, size: number) => string;
}

interface Run {
  readonly font: Font;
  readonly text: string;
}

const inks = (font: Font, letter: string) => font.charToGlyphIndex(letter) > 0;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Path data, rounded to a tenth; the library's own rounding loses some coordinates. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      if (type === 'Z') return type;
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + points.map(tenth).join(' ');
    })
    .join('');
}

/** Neighbouring letters that one file holds; a letter that no file holds is left out. */
function runsOf(fonts: readonly Font[], text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = last && inks(last.font, letter) ? last.font : fonts.find((one) => inks(one, letter));
    if (!font) continue;
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter };
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** A face whose letters stand in several files, one for each script. */
export function typefaceOf(files: readonly Uint8Array[]): Typeface {
  const fonts = files.map((file) => opentype.parse(new Uint8Array(file).buffer));
  const width = ({ font, text }: Run, size: number) => font.getAdvanceWidth(text, size);
  return {
    width: (text, size) => runsOf(fonts, text).reduce((sum, run) => sum + width(run, size), 0),
    outline(text, x, y, size) {
      let pen = x;
      return runsOf(fonts, text)
        .map((run) => {
          const path = pathData(run.font.getPath(run.text, pen, y, size).commands);
          pen += width(run, size);
          return path;
        })
        .join('');
    },
  };
}
