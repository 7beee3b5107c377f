import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesOf } from './all-texts.ts';

const [en, ru] = [await messagesOf('en'), await messagesOf('ru')];

/** What the specification has the site say (its sections 5 and 8), word for word. */
const specified = [
  'Authentication is required',
  'Access not allowed',
  'Page not Found',
  'Server error',
  'Unknown error',
  'Oops!',
  'Access denied',
  'Something went wrong.',
  'Page not found: {path}',
  'Page Not Found: {path}',
  'Only logged-in users can write reviews. Log in or create an account, please',
  'You have already reviewed the product. Want to write a new review? Remove the old first',
  'You have already written a review for this product. Delete the old one first.',
  'You can edit the content only within 10 minutes after publication. If you want to update the review, remove it and create a new one',
  'Review was published too long ago. You can edit your review within 10 minutes after publication.',
  'You forgot to add rating',
  'Please set a rating',
  'Select the rating value, please',
  'Fill the title, please.',
  'Fill the title, please',
  'Fill the content, please.',
  'Fill review content, please',
  'The title is too long. Must be 100 symbols max.',
  'Remove the link from the text',
  'Review published successfully',
  'The review was published. Thank you!',
  'Your review was added.',
  'Review removed',
  'Great! The review was removed.',
  'Added to favorites',
  'Removed from favorites',
  'Done! See the results below.',
  'Password reset request received. If a user with such e-mail exists he will receive a recovery e-mail.',
];
/** The same of comparisons, once they are there. */
const ofComparisons = ['Comparison list is full', 'The product was added to comparison', 'The product was removed from comparison'];

const keysOf = (text: string) => Object.entries(en).flatMap(([key, message]) => (message === text ? [key] : []));
const required = [...specified, ...ofComparisons.filter((text) => keysOf(text).length > 0)];
const tests = globSync('tests/{journeys,server,site}/*.test.ts').map((file) => readFileSync(file, 'utf8'));

test.each(required)('“%s” is said, in Russian too, and a test has seen it', (text) => {
  const keys = keysOf(text);
  expect(keys).not.toEqual([]);
  expect(keys.some((key) => tests.some((source) => source.includes(`'${key}'`)))).toBe(true);
  for (const key of keys) expect(ru[key]).toMatch(/\p{Script=Cyrillic}/u);
});
