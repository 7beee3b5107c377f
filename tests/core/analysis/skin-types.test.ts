import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { concernsOf } from '#core/analysis/concerns.ts';
import { offeredEffects } from '#core/analysis/good-effects.ts';
import { helpsOf } from '#core/analysis/helps.ts';
import { type SkinRule, skinReasons } from '#core/analysis/skin-types.ts';
import type { Context } from '#core/analysis/use.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const glycerin = knowledge.facts.find(({ inci }) => inci === 'Glycerin') ?? expect.fail();

test('what speaks for an ingredient follows from the rules that are given, also after others were', () => {
  const rule: SkinRule = { id: 'dry-humectant', skin: 'dry', side: 'helps', role: 'humectant' };
  const helps = (skinRules: readonly SkinRule[]) =>
    skinReasons({ ...knowledge, skinRules }, glycerin).find(({ skin }) => skin === 'dry')?.helps;
  expect([helps([rule]), helps([]), helps([{ ...rule, id: 'another' }])]).toEqual(['dry-humectant', null, 'another']);
});

test.each([
  ['Aqua, Sodium Laureth Sulfate, Glycerin, Cocamidopropyl Betaine, Butyrospermum Parkii Butter, Ceramide NP, Bisabolol', 'dry'],
  ['Aqua, Decyl Glucoside, Propanediol, Helianthus Annuus Seed Oil, Petrolatum, Cholesterol, Allantoin', 'sensitive'],
] as const)('what is washed off softens, moistens and calms no skin for long: %s', (list, type) => {
  const helpsIn = (use: 'leave-on' | 'rinse-off') => analyseText(list, knowledge, use).skin.find(({ skin }) => skin === type)?.helps.length;
  expect(helpsIn('leave-on')).toBeGreaterThan(0);
  expect(helpsIn('rinse-off')).toBe(0);
});

test('what fattens or moistens skin helps no dry hair', () => {
  const wax = 'Aqua, Cera Alba, Glycerin, Petrolatum, Cetearyl Alcohol, Phenoxyethanol';
  const helps = (area: string) => analyseText(wax, knowledge, 'leave-on', { category: '', area }).skin[0]?.helps.length;
  expect([helps('hair'), helps('face')]).toEqual([0, expect.any(Number)]);
  expect(helps('face')).toBeGreaterThan(2);
});

test('earth in a mask soaks up oil although it is washed off, in a wash it does not, nor does it in eye make-up', () => {
  const list = 'Kaolin, Aqua, Glycerin, Bentonite, Phenoxyethanol';
  const absorbs = (name: string, context: Context = 'rinse-off') =>
    analyseText(`${name}. Ingredients: ${list}`, knowledge, context).skin.flatMap(({ helps, care }) =>
      [...helps, ...care].filter(({ reason }) => reason.endsWith('-absorbent')),
    ).length;
  expect(absorbs('Clay mask')).toBeGreaterThan(2);
  expect([absorbs('Face wash'), absorbs('Face scrub'), absorbs('Eye shadow', 'eyes')]).toEqual([0, 0, 0]);
});

const dry = (list: string, context: Context) => {
  const { skin, reading } = analyseText(list, knowledge, context);
  const names = (one: 'helps' | 'care') =>
    skin.find((verdict) => verdict.skin === 'dry')?.[one].map(({ index }) => reading.items[index]?.inci);
  return { helps: names('helps'), care: names('care') };
};

test('what is washed off, or there in traces, speaks for no skin', () => {
  const lotion = 'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Phenoxyethanol, Sorbitol, Squalane, Panthenol, Carbomer';
  expect(dry(lotion, 'leave-on').helps).toEqual(['Glycerin', 'Caprylic/Capric Triglyceride', 'Cetearyl Alcohol']);
  expect(dry(lotion, 'rinse-off').helps).toEqual([]);
});

test('an ingredient helps a skin only by an effect that the list is said to have', () => {
  const oily = (list: string) => {
    const { skin, reading } = analyseText(list, knowledge, 'rinse-off');
    return skin.find((one) => one.skin === 'oily')?.helps.map(({ index }) => reading.items[index]?.inci);
  };
  expect(oily('Aqua, Sodium Cocoyl Isethionate, Glycerin, Kaolin, Parfum')).toEqual([]);
  expect(dry('Deodorant: Aqua, Aluminum Chlorohydrate, Glycerin, Steareth-2, Parfum', 'leave-on').helps).toEqual([]);
  expect(dry('Hair wax: Aqua, Cera Alba, PEG-7 Glyceryl Cocoate, Ceteareth-20, Parfum', 'leave-on').helps).toEqual([]);
});

test('what is not for broken skin is not offered to it, however well it is shown', () => {
  const offered = (text: string) => offeredEffects(analyseText(text, knowledge, 'leave-on')).map((one) => one.effect);
  const balm = 'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone 5%, Panthenol 5%, Phenoxyethanol';
  for (const effect of ['barrier', 'repair', 'calm']) {
    expect(offered(balm)).toContain(effect);
    expect(offered(balm.replace('Dimethicone', 'Alcohol Denat., Dimethicone'))).not.toContain(effect);
  }
});

test('powder in an oil or a balm soaks up none of it', () => {
  expect(dry('Helianthus Annuus Seed Oil, Zea Mays Starch, Cera Alba, Tocopherol', 'leave-on').care).toEqual([]);
  expect(dry('Aqua, Zea Mays Starch, Glycerin, Tocopherol', 'leave-on').care).toEqual(['Zea Mays Starch']);
});

test('too little of one humectant is not said of what softens dry skin', () => {
  const said = (list: string) => {
    const { effects, skin } = analyseText(list, knowledge, 'leave-on');
    return [effects, helpsOf({ effects, skin }).little].map((all) => all.some(({ effect }) => effect === 'moisture'));
  };
  expect(said('Paraffin, Cera Alba, Cetyl Palmitate, Phenoxyethanol, Propylene Glycol, BHT')).toEqual([true, false]);
  expect(said('Aqua, Carbomer, Phenoxyethanol, Glycerin, Sodium Hydroxide')).toEqual([true, true]);
});

const stateOf = (list: string, who: string) => concernsOf(analyseText(list, knowledge, 'leave-on')).find((one) => one.who === who)?.state;

test('what nobody saw is told as a precaution, what was seen as known', () => {
  expect(stateOf('Aqua, Kaolin, Glycerin, Xanthan Gum', 'dry')).toBe('precaution');
  expect(stateOf('Aqua, Alcohol Denat., Kaolin, Glycerin, Xanthan Gum', 'dry')).toBe('known');
  expect(stateOf('Aqua, Benzophenone-3, Octocrylene, Glycerin, Xanthan Gum', 'pregnancy')).toBe('precaution');
  expect(stateOf('Aqua, Finasteride, Glycerin, Xanthan Gum', 'pregnancy')).toBe('known');
});

test('of an acid that may only preserve or set the pH no harm is known, and in wipes none by the sun', () => {
  const cream = (acid: string) => `Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Phenoxyethanol, ${acid}, Xanthan Gum`;
  for (const who of ['sensitive', 'broken-skin']) expect(stateOf(cream('Salicylic Acid'), who)).toBe('precaution');
  expect(stateOf(cream('Salicylic Acid'), 'dry')).toBeUndefined();
  expect(stateOf(cream('Salicylic Acid'), 'children')).toBe('known');
  expect(stateOf(cream('Salicylic Acid 0.8%'), 'dry')).toBe('known');
  expect(stateOf('Aqua, Salicylic Acid, Glycerin, Phenoxyethanol', 'dry')).toBe('known');
  const wipes = 'Aqua, Lactic Acid, Glycerin, Polysorbate 20, Parfum';
  const inWipes = concernsOf(analyseText(wipes, knowledge, 'leave-on', { category: 'wipes', area: 'skin' }));
  expect(inWipes.find(({ who }) => who === 'sensitive')?.state).toBe('precaution');
  expect(inWipes.find(({ who }) => who === 'sun')).toBeUndefined();
  expect(stateOf(wipes, 'sun')).toBe('known');
});

test('what is weakly shown is not offered to a skin that the list is known to harm', () => {
  const moistens = (list: string) => offeredEffects(analyseText(list, knowledge, 'leave-on')).some(({ effect }) => effect === 'moisture');
  expect(moistens('Aqua, Alcohol Denat., Betaine, Glyceryl Stearate, Xanthan Gum')).toBe(false);
  expect(moistens('Aqua, Betaine, Glyceryl Stearate, Xanthan Gum')).toBe(true);
});

test('a list is given a class by its ratings only above 0, and a low one only where most are rated', () => {
  const label = (list: string) => analyseText(list, knowledge, 'leave-on').comedogenic.label;
  expect(label('Aqua, Glycerin, Carbomer, Xanthan Gum')).toBeNull();
  expect(label('Aqua, Cetyl Palmitate, Carbomer, Xanthan Gum, Phenoxyethanol, Betaine')).toBeNull();
  expect(label('Aqua, Isopropyl Myristate, Carbomer, Xanthan Gum, Phenoxyethanol, Betaine')).toBe('high');
  // Oils that were boiled into soap are rated no more.
  const soap = 'Cocos Nucifera Oil, Olea Europaea Fruit Oil, Aqua, Sodium Hydroxide';
  expect([label(soap), label(soap.replace(', Sodium Hydroxide', ''))]).toEqual([null, 'high']);
});

const said = (list: string, side: 'helps' | 'care', skin: string, context: Context = 'leave-on') => {
  const { skin: verdicts, reading } = analyseText(list, knowledge, context);
  return verdicts.find((one) => one.skin === skin)?.[side].map(({ index }) => reading.items[index]?.inci);
};

test.each([
  ['what flies off softens nothing', 'Aqua, Squalane, Isododecane, Cyclohexasiloxane, Undecane', 'helps', 'dry', ['Squalane']],
  ['urea and what preserves open no pores', 'Aqua, Urea, Gluconolactone, Glycerin', 'helps', 'oily', []],
  ['acid at the end of a list preserves', 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Lactic Acid', 'helps', 'oily', []],
  ['a hand cream is for no oily face', 'Hand cream: Aqua, Butyrospermum Parkii Butter, Isopropyl Myristate, Glycerin', 'care', 'oily', []],
  ['starch in a deodorant soaks up sweat', 'Deodorant: Zea Mays Starch, Cocos Nucifera Oil, Tocopherol', 'helps', 'oily', []],
  [
    'what thickens soaks up no oil',
    'Aqua, Glycerin, Magnesium Aluminum Silicate, Microcrystalline Cellulose, Xanthan Gum',
    'helps',
    'oily',
    [],
  ],
  ['rice starch was studied in a bath', 'Aqua, Caprylic/Capric Triglyceride, Oryza Sativa Starch, Xanthan Gum', 'helps', 'sensitive', []],
  ['a trace of vitamin B12 calms nobody', 'Aqua, Cetearyl Alcohol, Phenoxyethanol, Cyanocobalamin', 'helps', 'sensitive', []],
  [
    'vitamin B12 that a cream is named after may',
    'B12 cream: Aqua, Cetearyl Alcohol, Cyanocobalamin',
    'helps',
    'sensitive',
    ['Cyanocobalamin'],
  ],
  [
    'zinc guards under a nappy',
    'Nappy cream: Aqua, Zinc Oxide 20%, Petrolatum',
    'helps',
    'sensitive',
    expect.arrayContaining(['Zinc Oxide']),
  ],
] as const)('%s', (_, list, side, skin, names) => {
  expect(said(list, side, skin)).toEqual(names);
});

test('zinc that filters the sun supports no barrier, and a lipid does none in hair', () => {
  expect(said('Sunscreen: Aqua, Zinc Oxide 20%, Caprylic/Capric Triglyceride', 'helps', 'sensitive', 'sun')).toEqual([]);
  expect(said('Hair lotion: Aqua, Amodimethicone, Behentrimonium Chloride, 2-Oleamido-1,3-Octadecanediol', 'helps', 'sensitive')).toEqual(
    [],
  );
});

test('what is named for calming, and of which there is hardly anything, helps no sensitive skin', () => {
  const soothes = (list: string) =>
    analyseText(list, knowledge, 'leave-on').skin.some(({ helps }) => helps.some(({ reason }) => reason === 'sensitive-soothing'));
  const cream = 'Aqua, Cetearyl Alcohol, Glycerin, Phenoxyethanol, Parfum, Xanthan Gum';
  expect(soothes('Aqua, Malva Sylvestris Flower Extract, Glycerin')).toBe(true);
  expect(
    soothes(`${cream}, Carbomer, Sodium Hydroxide, Disodium EDTA, Linalool, Limonene, Malva Sylvestris Flower Extract, Geraniol`),
  ).toBe(false);
});

test('a powder in a balm of fat soaks up nothing from oily skin, and tallow is heavy', () => {
  const oily = analyseText(
    'Adeps Bovis, Prunus Amygdalus Dulcis Oil, Squalane, Maranta Arundinacea Root Powder, Tocopherol',
    knowledge,
    'leave-on',
  ).skin.find(({ skin }) => skin === 'oily');
  expect([oily?.helps.length, oily?.care.map(({ index }) => index)]).toEqual([0, [0]]);
});

test('what is said to dry as a precaution alone speaks against no skin, unless it acts there', () => {
  const cream = 'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Phenoxyethanol, Salicylic Acid, Carbomer';
  expect(dry(cream, 'leave-on').care).toEqual([]);
  expect(dry('Aqua, Glycerin, Salicylic Acid 2%, Carbomer', 'leave-on').care).toEqual(['Salicylic Acid']);
});

test('a raw material of several calls for the care that its parts do, by their names', () => {
  const { skin, reading } = analyseText('Aqua, Glycerin, Cetearyl Alcohol, Liquid Germall Plus', knowledge, 'leave-on');
  const care = skin
    .find((verdict) => verdict.skin === 'sensitive')
    ?.care.map(({ index, id }) => [reading.items[index]?.text, id !== undefined && knowledge.facts[id]?.inci]);
  expect(care).toContainEqual(['Liquid Germall Plus', 'Diazolidinyl Urea']);
});
