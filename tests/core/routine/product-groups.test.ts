import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { deriveProduct } from '#core/catalog/derived.ts';
import { useOfCategory } from '#core/catalog/taxonomy.ts';
import { readTitled } from '#core/catalog/titled-list.ts';
import { groupMembers, productGroups } from '#core/routine/product-groups.ts';
import { routineRules } from '#core/routine/routine.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const rules = routineRules.parse(load(readFileSync('data/rules/routine.yaml', 'utf8')));
const { knowledge } = knowledgeBase();
const { lexicon } = knowledge.dictionary;
const ingredients = knowledge.facts.map(({ roles }, id) => ({ roles, inci: lexicon.incis[id] ?? '', alias: lexicon.aliases[id] ?? '' }));
const members = groupMembers(rules, ingredients);
const groupsOf = (list: string, rinseOff = false) => [
  ...productGroups(deriveProduct(readTitled(list, '', knowledge), knowledge, useOfCategory(null)), rinseOff, rules, members),
];

test('every group has members, and every name in it is known', () => {
  const incis = new Set(ingredients.map(({ inci }) => inci));
  for (const { group, names = [] } of rules.groups) {
    expect(members[group]?.length, group).toBeGreaterThan(0);
    for (const name of names) expect(incis).toContain(name);
  }
});

test('an acid that stands behind the preservative only sets the pH', () => {
  expect(groupsOf('Aqua, Glycerin, Squalane, Panthenol, Phenoxyethanol, Carbomer, Citric Acid')).toEqual([]);
  expect(groupsOf('Aqua, Glycolic Acid, Glycerin, Citric Acid, Panthenol, Phenoxyethanol')).toEqual([
    ['hydroxy-acid', ['glycolic-acid', 'citric-acid']],
  ]);
});

test('a retinoid counts however little there is of it', () => {
  expect(groupsOf('Aqua, Squalane, Glycerin, Phenoxyethanol, Xanthan Gum, Retinol')).toEqual([['retinoid', ['retinol']]]);
});

test('filters protect only in what stays on the skin', () => {
  const list = 'Aqua, Zinc Oxide, Coco-Caprylate, Glycerin, Phenoxyethanol';
  expect(groupsOf(list)).toEqual([['sun-filter', ['zinc-oxide']]]);
  expect(groupsOf(list, true)).toEqual([]);
});
