import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const originsOf = (text: string) => {
  const { animal, reading } = analyseText(text, knowledge, 'leave-on');
  const names = (found: readonly { readonly index: number }[]) => found.map(({ index }) => reading.items[index]?.inci);
  return { always: names(animal.always), possible: names(animal.possible) };
};

test.each([
  'Aqua, Stearic Acid (from coconut), Glycerin',
  'Aqua, Stearic Acid [plant derived], Glycerin',
  'Eau, Squalane végétal, Glycerin',
  'Aqua, Squalane (aus Olivenöl), Glycerin',
  'Aqua, Glyceryl Stearate (растительный), Glycerin',
  'Aqua, Lecithin (non-GMO soy), Glycerin',
])('a plant that the label names as the source is none of an animal: %s', (list) => {
  expect(originsOf(list)).toEqual({ always: [], possible: [] });
});

test.each([
  'Aqua, Stearic Acid*, Urea. * Origine végétale',
  'Aqua, Stearic Acid*, Urea\n*100% vegetable origin',
  'Aqua, Stearic Acid¹, Urea. ¹ pflanzlichen Ursprungs',
  'Aqua, Stearic Acid**, Mel*, Urea. * organic ** de origen vegetal',
  'Aqua, Stearic Acid*, Urea. * растительного происхождения',
  'Aqua, Stearic Acid*, Urea. *Dérivé de plantes',
  'Aqua, Stearic Acid*, Urea. * of vegetal origin',
])('a footnote names the plant of the names with its mark: %s', (list) => {
  expect(originsOf(list).possible).toEqual([]);
});

test.each([
  'Aqua*, Stearic Acid, Urea. * of plant origin',
  'Aqua, Stearic Acid*, Urea. * of plant or animal origin',
  'Aqua, Stearic Acid*, Urea. * 95% of plant origin',
  'Aqua, Stearic Acid*, Urea. * not of vegetable origin',
])('a footnote on others, on a part or on animals too leaves the source open: %s', (list) => {
  expect(originsOf(list).possible).toEqual(['Stearic Acid']);
});

test.each([
  ['Aqua, Glycerin (aus Rindertalg), Parfum', ['Glycerin']],
  ['Aqua, Glyceryl Stearate (animal origin), Parfum', ['Glyceryl Stearate']],
  ['Aqua, Magnesium Stearate (из говяжьего жира), Parfum', ['Magnesium Stearate']],
])('an animal that the label names is told: %s', (list, always) => {
  expect(originsOf(list)).toEqual({ always, possible: [] });
});

test.each([
  'Aqua, Stearic Acid, Glycerin',
  'Aqua, Stearic Acid (palm oil free), Glycerin',
  'Aqua, Stearic Acid (vegetable or animal), Glycerin',
  'Aqua, Stearic Acid (triple pressed), Glycerin',
])('what the label leaves open stays so: %s', (list) => {
  expect(originsOf(list).possible).toEqual(['Stearic Acid']);
});

test('all that is made of a fatty acid of palm or tallow may be of an animal, and nothing of other acids or of alcohols', () => {
  const open = [
    'Glyceryl Stearate Citrate',
    'Stearamidopropyl Dimethylamine',
    'Tridecyl Stearate',
    'Isopropyl Palmitate',
    'Polysorbate 80',
    'Sorbitan Oleate',
    'Cetyl Esters',
    'Bis-Diglyceryl Polyacyladipate-2',
  ];
  expect(originsOf(open.join(', ')).possible).toEqual(open);
  const other =
    'Glyceryl Isostearate, Hydroxystearic Acid, Ethyl Linoleate, Zinc Ricinoleate, Cetearyl Olivate, Cetyl Alcohol, Polysorbate 20';
  expect(originsOf(other)).toEqual({ always: [], possible: [] });
});

test.each([
  ['synthetic', ['Ozokerite', 'Ceresin', 'PPG-5 Pentaerythrityl Ether', 'Dimethicone Propyl PG-Betaine']],
  ['mixed', ['Barium Sulfate', 'CI 77120', 'Stearyl Glycyrrhetinate', 'Xylitylglucoside', 'Tocopheryl Linoleate', 'Glycereth-26']],
  ['mixed', ['Hydroxypropyltrimonium Hydrolyzed Corn Starch', 'Hydroxypropyltrimonium Hydrolyzed Silk', 'Octyldodecyl Neopentanoate']],
  ['natural', ['Lanolin', 'Lanolin Oil', 'Lanolin Cera']],
])('siblings are of one origin: %s', (origin, names) => {
  for (const name of names) expect(knowledge.facts.find(({ inci }) => inci === name)?.origin, name).toBe(origin);
});
