import type { Box, Picture } from './picture.ts';

/** A word as a recogniser read it. */
export interface RecognisedWord {
  readonly text: string;
  /** 0–100, as the recogniser judges itself. */
  readonly confidence: number;
  /** In the picture it was given. */
  readonly box: Box;
  /** Number of the line it stands in, from the top. */
  readonly line: number;
}

/** Reads a picture of straight lines; `told` hears how much of it is done, 0 to 1. */
export type Recognise = (picture: Picture, told: (share: number) => void) => Promise<readonly RecognisedWord[]>;

/** What tesseract.js says of a page (its output "blocks"), as far as it is used. */
export interface TesseractPage {
  readonly blocks:
    | readonly {
        readonly paragraphs: readonly {
          readonly lines: readonly {
            readonly words: readonly {
              readonly text: string;
              readonly confidence: number;
              readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
            }[];
          }[];
        }[];
      }[]
    | null;
}

/** Of the Latin alphabets that of English, which knows numbers and the sign for per cent best; all names of a list are written in it. */
export const tesseractLanguage = 'eng';

/** Settings of tesseract.js: one block of lines, as straightening leaves it. */
export const tesseractSettings = { tessedit_pageseg_mode: '6', user_defined_dpi: '300' } as const;

/** The words of a page of tesseract.js. */
export function tesseractWords({ blocks }: TesseractPage): RecognisedWord[] {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap(({ words }, line) =>
    words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({ text, confidence, line, box: [x0, y0, x1 - x0, y1 - y0] as const })),
  );
}
