import { expect, test } from 'vitest';
import { changesSubstance, otherEnding } from '#core/inci/names/chemistry.ts';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

test.each([
  ['myristate', 'dimyristate'],
  ['isohexadecene', 'isohexadecane'],
  ['cetearyldimoniumchloride', 'cetearyltrimoniumchloride'],
  ['tipalaurethsulfate', 'mipalaurethsulfate'],
  ['sodiumphosphinate', 'sodiumphosphate'],
  ['dimethylglycine', 'ethylglycine'],
  ['diethylphthalate', 'methylphthalate'],
  ['carbonicacid', 'carbolicacid'],
  ['isoctadecane', 'octadecane'],
  ['polyglyceryl4diistearate', 'polyglyceryl4distearate'],
])('%s is another substance than %s', (key, candidate) => {
  expect(changesSubstance(key, candidate)).toBe(true);
});

test.each([
  ['niacinmide', 'niacinamide'],
  ['phenoxyethamol', 'phenoxyethanol'],
  ['dimethiconne', 'dimethicone'],
  ['propyleneglycole', 'propyleneglycol'],
  ['simmondsiachinenesisseedoil', 'simmondsiachinensisseedoil'],
  ['aloebarbadenesisleafjuice', 'aloebarbadensisleafjuice'],
])('%s is a slip for %s', (key, candidate) => {
  expect(changesSubstance(key, candidate)).toBe(false);
});

test.each([
  ['palmamine', 'palmatine'],
  ['dimethicol', 'dimethicon'],
  ['hyaluronat', 'hyaluronan'],
  ['triglycerid', 'triglycerol'],
])('%s ends otherwise than %s', (key, meant) => {
  expect(otherEnding(key, meant)).toBe(true);
});

test.each([
  ['citricacic', 'citricacid'],
  ['sodiumlactat', 'sodiumlactate'],
  ['triethanolanine', 'triethanolamine'],
])('%s ends like %s', (key, meant) => {
  expect(otherEnding(key, meant)).toBe(false);
});

/** Real ingredients that the base does not hold stand one or two letters from one it does. */
test.each([
  'Nitric Acid',
  'Ginsenoside Re',
  'Ceramide NDS',
  'Cetyldimonium Chloride',
  'Anisole',
  'Guaiacol',
  'Laccase',
  'Gamma-Dodecalactone',
  'Hydrogenated Polydodecene',
  'Carbonic Acid',
  'Propafenone',
  'Methyl Dihydroxybenzoate',
  'Crospovidone',
  'PMMA Copolymer',
  'Pflaster',
  'Citronnelle',
  'Rosengeranie',
  'Terastearate',
  'Putrimonium Chloride',
  'Hpylene Glycol',
  'Melisse',
  'Benic Acid',
  'EDTA de sodium',
  'Agent colloidal',
  'Benzophenoe-',
])('%s is not taken for a neighbour', (name) => {
  const [item] = readLabel(`Aqua, ${name}, Glycerin`, knowledgeBase().knowledge.dictionary).items.slice(1);
  expect(item?.match === 'corrected' ? item.inci : null).toBeNull();
});

test.each([
  ['Sodiu Methylparaben', 'Sodium Methylparaben'],
  ['Aloe Barbadensis Leat Juice (Aloe Extract)', 'Aloe Barbadensis Leaf Juice'],
  ['Bitter Orange Essential Oil', 'Citrus Aurantium Amara Peel Oil'],
  ['Neroli Oil', 'Citrus Aurantium Amara Flower Oil'],
  ['Palmistato de sódio', 'Sodium Palm Kernelate'],
])('%s is %s', (printed, inci) => {
  expect(readLabel(`Aqua, ${printed}, Glycerin`, knowledgeBase().knowledge.dictionary).items[1]?.inci).toBe(inci);
});
