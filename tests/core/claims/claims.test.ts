import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { judgeClaims } from '#core/claims/claims.ts';
import { readClaims } from '#scripts/knowledge/claims.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const rules = readClaims('data');

/** Verdicts as "id: verdict ground culprits". */
function judged(text: string, list: string): string[] {
  const report = analyseText(list, knowledge, 'leave-on');
  const facts = report.reading.items.map(({ id }) => (id === null ? null : (knowledge.facts[id] ?? null)));
  return judgeClaims(text, rules, report, facts).map(({ id, verdict, ground, culprits }) =>
    [`${id}: ${verdict} ${ground}`, ...culprits.map((index) => report.reading.items[index]?.inci ?? '?')].join(' | '),
  );
}

const cream = 'Aqua, Glycerin, Cetearyl Alcohol, Niacinamide, Dimethicone, Phenoxyethanol, Methylparaben, Parfum, Linalool, Cera Alba';

test.each([
  ['Paraben-free', 'paraben-free: contradicted found | Methylparaben'],
  ['Без парабенов', 'paraben-free: contradicted found | Methylparaben'],
  ['Alcohol free', 'alcohol-free: standing clear'],
  ['Не содержит спирта', 'alcohol-free: standing clear'],
  ['FRAGRANCE FREE', 'fragrance-free: contradicted found | Parfum | Linalool'],
  ['без отдушек', 'fragrance-free: contradicted found | Parfum | Linalool'],
  ['free from silicones', 'silicone-free: contradicted found | Dimethicone'],
  ['sulphate-free', 'sulfate-free: standing clear'],
  ['100% vegan', 'vegan: contradicted found | Cera Alba'],
  ['with niacinamide', 'with-niacinamide: standing there | Niacinamide'],
  ['с ниацинамидом', 'with-niacinamide: standing there | Niacinamide'],
  ['with hyaluronic acid', 'with-hyaluronic-acid: contradicted missing'],
  ['SPF 30', 'spf: contradicted missing'],
  ['hypoallergenic', 'hypoallergenic: unknown open | Linalool'],
  ['дерматологически протестировано', 'tested: unknown open'],
])('"%s" is held against the list', (text, expected) => {
  expect(judged(text, cream)).toEqual([expected]);
});

test('promises are told in the order of the pack, each once', () => {
  expect(judged('Vegan. No parabens, no silicones! Parabens? 0% parabens.', cream).map((line) => line.split(':')[0])).toEqual([
    'vegan',
    'paraben-free',
    'silicone-free',
  ]);
  expect(judged('A cream for the night', cream)).toEqual([]);
});

test('what may be of animal origin leaves the promise open, and so does a badly read list', () => {
  expect(judged('vegan', 'Aqua, Glyceryl Stearate, Carbomer')[0]).toMatch(
    /^vegan: (?:unknown perhaps \| Glyceryl Stearate|standing clear)$/,
  );
  expect(judged('paraben free', 'Blorbane, Glarbine, Snorfel, Aqua')).toEqual(['paraben-free: unknown unread']);
  expect(judged('with ceramides', 'Aqua, Blorbane')).toEqual(['with-ceramides: unknown unread']);
});

test('what depends on the shade leaves the promise open', () => {
  expect(judged('dye free', 'Talc, Aqua. May contain: CI 77491')).toEqual(['dye-free: unknown shades | CI 77491']);
});

test('a word inside another is no promise', () => {
  expect(judged('Vegano, alcoholfreeze, SPFX', cream)).toEqual([]);
});
