import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { textOf } from '#core/photo/list-text.ts';
import { judged } from '#core/photo/uncertain.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;

/** What is asked about a list whose words were read so surely (per cent; 95 where nothing is said). */
function asked(text: string, confidences: Readonly<Record<string, number>> = {}) {
  const words = text.split(' ').map((word, place) => ({
    text: word,
    confidence: confidences[word] ?? 95,
    line: 0,
    box: [place * 100, 0, 90, 20] as const,
  }));
  const list = textOf(words);
  return judged(list.words, readLabel(list.text, dictionary), dictionary);
}

const questionsOf = (...args: Parameters<typeof asked>) =>
  asked(...args).questions.map(({ text, candidates }) => [text, candidates.map(({ inci }) => inci)[0]]);

test('known names read with confidence are certain', () => {
  const { words, questions } = asked('Aqua, Glycerin, Sodium Hyaluronate, CI 77491');
  expect(questions).toEqual([]);
  expect(words.every(({ certain }) => certain)).toBe(true);
});

test('a known name of an uncertain word is asked about, and so is a number that is less than clear', () => {
  expect(questionsOf('Aqua, Glycerin, Panthenol', { 'Glycerin,': 30 })).toEqual([['Glycerin', 'Glycerin']]);
  expect(questionsOf('Aqua, PEG-40 Stearate, Panthenol', { 'PEG-40': 70 })).toEqual([['PEG-40 Stearate', 'PEG-40 Stearate']]);
});

test('an unknown name is asked about with the nearest ones to choose from', () => {
  const { words, questions } = asked('Aqua, Glycerin, Panxhexol, Tocopherol');
  expect(questions.map(({ text }) => text)).toEqual(['Panxhexol']);
  expect(questions[0]?.candidates.map(({ inci }) => inci)).toContain('Panthenol');
  expect(words.map(({ certain }) => certain)).toEqual([true, true, false, true]);
});

test('a slip that stands for one name only needs no question where its word is clear', () => {
  expect(questionsOf('Aqua, Glycerin, Niacinamlde, Tocopherol')).toEqual([]);
  expect(questionsOf('Aqua, Glycerin, Niacinamlde, Tocopherol', { 'Niacinamlde,': 20 })).toEqual([['Niacinamlde', 'Niacinamide']]);
});
