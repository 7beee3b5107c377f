import { describe, expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { concernsOf } from '#core/analysis/concerns.ts';
import { careWith, skinOf, skinScope } from '#core/analysis/reader-skin.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const reported = (text: string) => analyseText(text, knowledge, 'leave-on');

function namedFor(text: string, skin: 'dry' | 'oily' | 'combination' | 'sensitive'): (string | null | undefined)[] {
  const report = reported(text);
  return careWith(concernsOf(report), skin).map((index) => report.reading.items[index]?.inci);
}

const stinging = 'Aqua, Alcohol Denat., Glycolic Acid, Glycerin, Coconut Oil, Parfum, Limonene';

describe('what calls for care with a skin', () => {
  test('is named once, and scents are of a sensitive skin', () => {
    const named = namedFor(stinging, 'sensitive');
    expect(named).toContain('Parfum');
    expect(new Set(named).size).toBe(named.length);
  });

  test('combination skin is told what dry and what oily skin are told', () => {
    const both = new Set([...namedFor(stinging, 'dry'), ...namedFor(stinging, 'oily')]);
    expect(both.size).toBeGreaterThan(0);
    expect(new Set(namedFor(stinging, 'combination'))).toEqual(both);
  });

  test('is nothing of a plain list', () => expect(namedFor('Aqua, Glycerin, Panthenol, Niacinamide', 'sensitive')).toEqual([]));
});

test.each([
  ['Aqua, Glycerin, Cetearyl Alcohol, Panthenol, Phenoxyethanol', 'whole'],
  ['Aqua, Glycerin, Cetearyl Alcohol, Panthenol, Squalane, Dimethicone, Carbomer, Niacinamide, Zorblaxium, Phenoxyethanol', 'part'],
  ['Aqua, Glycerin, Hydroquinone, Cetearyl Alcohol, Phenoxyethanol', 'unlawful'],
  ['Aqua, Sorbitol, Hydrated Silica, Sodium Lauryl Sulfate, Sodium Fluoride, Aroma', 'none'],
])('how far a report speaks of skin: %s', (text, scope) => expect(skinScope(reported(text))).toBe(scope));

test('skins are stored as words, in one order; what is none is left out', () => {
  expect(skinOf('sensitive dry')).toEqual(['dry', 'sensitive']);
  expect(skinOf('combination')).toEqual(['combination']);
  expect(skinOf('scaly')).toEqual([]);
  expect(skinOf(null)).toEqual([]);
});

test('who has dry skin is told of what the skin itself is told: no precaution of what does nothing here', () => {
  const list = 'Aqua, Alcohol Denat., Dimethicone, Glycerin, Octocrylene, Capryloyl Salicylic Acid, Phenoxyethanol, Xanthan Gum';
  const report = analyseText(list, knowledge, 'leave-on', { category: 'face-creams', area: 'skin' });
  const told = careWith(concernsOf(report), 'dry');
  expect(told.map((index) => report.reading.items[index]?.inci)).toEqual(['Alcohol Denat.']);
  expect(report.skin.find(({ skin }) => skin === 'dry')?.care.map(({ index }) => index)).toEqual(told);
});
