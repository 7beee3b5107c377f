import { expect, test } from 'vitest';
import { joinPhotographs } from '#core/photo/joined-photographs.ts';
import { textOf } from '#core/photo/list-text.ts';
import type { RecognisedWord } from '#core/photo/recognised.ts';

/** Words of lines that stand 30 pixels apart; an empty line is a gap. */
function wordsOf(...lines: string[]): RecognisedWord[] {
  return lines.flatMap((text, line) =>
    text
      .split(' ')
      .filter((word) => word !== '')
      .map((word, place) => ({ text: word, confidence: 90, line, box: [place * 100, line * 30, 90, 20] as const })),
  );
}

const isWord = (word: string) => ['phenoxyethanol', 'cetearyl', 'alcohol', 'coco', 'caprylate'].includes(word);
const read = (...lines: string[]) => textOf(wordsOf(...lines), { isWord }).text;

test('the list begins behind its heading, also a misread one, and ends where lines stand apart', () => {
  expect(read('Petrel', 'INGREDlENTS: Aqua, Glycerin,', 'Parfum, Linalool,', 'Limonene.', '', 'Lot 5185 12M')).toBe(
    'Aqua, Glycerin, Parfum, Linalool, Limonene.',
  );
  expect(read('Use twice a day. Contains 98 % ingredients of natural origin.', 'Ingredients / INCI: Aqua, Glycerin')).toBe(
    'Aqua, Glycerin',
  );
  expect(read('Состав: Aqua, Glycerin')).toBe('Aqua, Glycerin');
  expect(read('INCI Aqua, Glycerin')).toBe('Aqua, Glycerin');
  expect(read('Ingredients/INCI: Aqua')).toBe('Aqua');
  expect(read('Aqua, Glycerin,', 'Parfum')).toBe('Aqua, Glycerin, Parfum');
});

test('a word broken at the end of a line becomes one, a hyphen of its own stays', () => {
  expect(read('INCI: Aqua, Phenoxy-', 'ethanol, PEG-', '40 Stearate, Coco-', 'Caprylate, Caprylic/', 'Capric Triglyceride')).toBe(
    'Aqua, Phenoxyethanol, PEG-40 Stearate, Coco-Caprylate, Caprylic/Capric Triglyceride',
  );
});

test('a spoilt sign in front of colours is mended', () => {
  expect(read('INCI: Mica [*/-: CI 77491]')).toBe('Mica [+/-: CI 77491]');
});

test('words say where they stand in the text', () => {
  const { text, words } = textOf(wordsOf('INCI: Aqua, Phenoxy-', 'ethanol, Parfum'), { isWord });
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Aqua,', 'Phenoxye', 'ethanol,', 'Parfum']);
});

test('photographs of one pack are laid over each other, in any order', () => {
  const first = 'Aqua, Glycerin, Cetearyl Alcohol, Butyrosperm';
  const second = 'earyl Alcohol, Butyrospermum Parkii Butter, Parfum, Linalool';
  const whole = 'Aqua, Glycerin, Cetearyl Alcohol, Butyrospermum Parkii Butter, Parfum, Linalool';
  expect(joinPhotographs([first, second])).toBe(whole);
  expect(joinPhotographs([second, first])).toBe(whole);
  expect(joinPhotographs(['Limonene, Citral, Geraniol', 'Parfum, Linalool, Limonene, Citra1', whole], (name) => name === 'Citral')).toBe(
    `${whole}, Limonene, Citral, Geraniol`,
  );
});

test('photographs that share nothing follow each other', () => {
  expect(joinPhotographs(['Aqua, Glycerin', 'Parfum, Linalool'])).toBe('Aqua, Glycerin, Parfum, Linalool');
  expect(joinPhotographs(['', 'Aqua'])).toBe('Aqua');
  expect(joinPhotographs([])).toBe('');
});
