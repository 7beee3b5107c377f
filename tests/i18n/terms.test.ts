import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { terms as english } from '#i18n/en/terms.ts';
import { terms as russian } from '#i18n/ru/terms.ts';
import { allTexts } from './all-texts.ts';

/** Rules that repeat a law, a report or an authority, whose kinds of product are their own. */
const quoted = /^(?:eu-annexes|law-elsewhere|microplastic|cir|nano)\b/;

test.each([
  ['en', english],
  ['ru', russian],
] as const)('one word for one thing in all messages, rules and content: %s', async (language, terms) => {
  const texts = await allTexts(language);
  const found = terms.flatMap(({ say, not, lawKeeps }) =>
    texts.flatMap(({ where, text }) =>
      not.test(text.replace(/\{\w+\}/g, '…')) && !(lawKeeps && quoted.test(where)) ? [`${where}: say “${say}”: ${text}`] : [],
    ),
  );
  expect(found).toEqual([]);
  expect(texts.length).toBeGreaterThan(2_000);
});

test('each term itself passes its own list', () => {
  for (const list of [english, russian]) for (const { say } of list) for (const { not } of list) expect(not.test(say)).toBe(false);
});

test('written explanations use the same dash and no trade slang', () => {
  const found = globSync('data/ingredients/explanations/*.yaml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/.{0,30}(?:[а-яё»)\]]\s–\s|санскрин|напарни).{0,30}/gi)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
