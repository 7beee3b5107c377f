import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { contexts } from '#core/analysis/use.ts';
import { decodeFacts } from '#core/knowledge/decode-facts.ts';
import { encodeEverydayNames, encodeFacts } from '#core/knowledge/encode-facts.ts';
import { explanationShards, shardOf } from '#core/knowledge/explanation-shards.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const base = knowledgeBase();
const told = ({ written, inci }: Ingredient) => written?.ru ?? `${inci} – вещество.`;
const shards = explanationShards(base.ingredients, 'ru', told).map(({ start }) => ({ start, hash: `hash${start}` }));
const decoded = decodeFacts(
  encodeFacts(base.ingredients, 'ru', base.rules, shards),
  base.knowledge.dictionary.lexicon,
  encodeEverydayNames(base.ingredients, 'ru'),
);

test('a facts file gives back what went in', () => {
  const facts = base.ingredients.map(
    ({ inci, alias, family, roles, functions, origin, effects, comedogenic, flags, usual, animal, common }) => ({
      inci,
      alias,
      family,
      roles,
      functions,
      origin,
      effects,
      comedogenic: comedogenic && { low: comedogenic.low, high: comedogenic.high, sources: comedogenic.sources },
      flags,
      usual,
      animal,
      common: common.ru ? { en: common.ru, ru: common.ru } : null,
    }),
  );
  expect(decoded.knowledge.facts.map(({ limits: _, cautions: __, ...rest }) => rest)).toEqual(facts);
  expect(decoded.knowledge.facts.map(({ cautions }) => cautions)).toEqual(
    base.ingredients.map(({ cautions }) =>
      cautions
        .filter(({ says }) => says.length > 0)
        .map(({ says, from, rinsedFrom, only, notOf, on, notIn, beforeLine, precaution }) => ({
          ...{ says, from, rinsedFrom, only, notOf, on, notIn, beforeLine, precaution },
        })),
    ),
  );
  expect(decoded.knowledge.facts.map(({ limits }) => limits.map(({ annex, ref, max, label }) => ({ annex, ref, max, label })))).toEqual(
    base.ingredients.map(({ limits }) => limits.map(({ annex, ref, max, label }) => ({ annex, ref, max, label }))),
  );
});

test('the other language does not travel', () => {
  expect(
    decoded.knowledge.facts
      .flatMap(({ limits }) => limits.map(({ where }) => where?.en ?? ''))
      .filter((text) => /[a-z]{4} [a-z]{4}/.test(text)),
  ).toEqual([]);
});

test('browser and build come to the same report, whatever the list and the use', () => {
  const lists = [
    'Aqua, Glycerin, Alcohol Denat., Parfum (Linalool), Homosalate, Zymoglucyl Dimethicone Xylate, Methylparaben',
    'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Benzyl Alcohol, Xanthan Gum, Citric Acid, Gluconolactone',
    'Talc, Mica, Perlite, Silica, Kaolin, Cellulose, Papain, Salicylic Acid',
  ];
  for (const list of lists)
    for (const use of contexts) {
      const [browser, build] = [decoded, base].map(({ knowledge }) => analyseText(list, knowledge, use));
      expect(browser?.flags).toEqual(build?.flags);
      expect(browser?.itemFlags).toEqual(build?.itemFlags);
    }
});

test('explanations are cut into files of at most 40,000 characters, and every ingredient is in its file', () => {
  const files = explanationShards(base.ingredients, 'ru', told);
  for (const { text } of files) expect(text.length).toBeLessThanOrEqual(40_000);
  base.ingredients.forEach(({ inci }, id) => {
    const start = shardOf(shards, id)?.start;
    expect(files.find((file) => file.start === start)?.text.includes(`"${id}":`), inci).toBe(true);
  });
});
