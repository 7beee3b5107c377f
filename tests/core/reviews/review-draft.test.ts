import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReviewDraft, reviewProblems, tidyReview, withinEditWindow } from '#core/reviews/review-draft.ts';

const good: ReviewDraft = { rating: 4, title: 'Good cream', content: 'Soft skin for a day.', pros: '', cons: '' };
const codes = (change: Partial<ReviewDraft>) => reviewProblems(tidyReview({ ...good, ...change })).map(({ code }) => code);

test('a complete review has no problem', () => {
  expect(codes({})).toEqual([]);
});

test.each([
  [{ rating: 0 }, 'review.rating.required'],
  [{ rating: 6 }, 'review.rating.required'],
  [{ rating: 2.5 }, 'review.rating.required'],
  [{ title: '  \n' }, 'review.title.required'],
  [{ title: 'x'.repeat(101) }, 'review.title.too_long'],
  [{ content: ' ' }, 'review.content.required'],
  [{ content: 'x'.repeat(5_001) }, 'review.content.too_long'],
  [{ pros: 'x'.repeat(501) }, 'review.pros.too_long'],
  [{ cons: 'x'.repeat(501) }, 'review.cons.too_long'],
  [{ title: 'See example.com' }, 'review.link'],
  [{ content: 'See еxаmple.сom' }, 'review.link'],
  [{ pros: 'www.example.ru' }, 'review.link'],
  [{ cons: 'example dot com' }, 'review.link'],
] as const)('%j is refused with %s', (change, code) => {
  expect(codes(change)).toEqual([code]);
});

test('limits count characters as people do, and the longest allowed passes', () => {
  expect(codes({ title: '🙂'.repeat(100), pros: 'я'.repeat(500), cons: 'x'.repeat(500), content: 'x'.repeat(5_000) })).toEqual([]);
});

test('all problems are told at once, in the order of the form', () => {
  expect(codes({ rating: 0, title: '', content: '' })).toEqual([
    'review.rating.required',
    'review.title.required',
    'review.content.required',
  ]);
});

test('tidying twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (title, content) => {
      const once = tidyReview({ ...good, title, content });
      expect(tidyReview(once)).toEqual(once);
    }),
  );
});

test('a review may be edited for ten minutes', () => {
  expect(withinEditWindow('2026-03-01T10:00:00.000Z', '2026-03-01T10:10:00.000Z')).toBe(true);
  expect(withinEditWindow('2026-03-01T10:00:00.000Z', '2026-03-01T10:10:00.001Z')).toBe(false);
});
