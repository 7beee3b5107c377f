import { expect, test } from 'vitest';
import { analyse, analyseText } from '#core/analysis/analyse.ts';
import { doseOf } from '#core/analysis/dose.ts';
import { effectDose } from '#core/analysis/effect-dose.ts';
import type { EffectRule } from '#core/analysis/effect-rules.ts';
import type { Context } from '#core/analysis/use.ts';
import { doses } from '#core/analysis/verdicts.ts';
import { readLabel } from '#core/inci/read.ts';
import type { EffectFact } from '#core/knowledge/facts.ts';
import { grades } from '#core/knowledge/vocabulary.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const effect = (text: string, name: string, context: Context = 'leave-on', area: string | null = null) =>
  analyseText(text, knowledge, context, area === null ? null : { category: '', area }).effects.find((verdict) => verdict.effect === name);

test.each([
  [{ low: 2, high: 5 }, 2, 'likely'],
  [{ low: 1, high: 5 }, 2, 'possible'],
  [{ low: 0.1, high: 1.9 }, 2, 'unlikely'],
  [{ low: 0.1, high: 1.9 }, null, 'unknown'],
  [null, 2, 'unknown'],
] as const)('a band of %j against %j is %s', (band, from, dose) => {
  expect(doseOf(band && { ...band, point: 1, declared: false }, from)).toBe(dose);
});

test('a declared amount decides, and what acts below 1 % keeps its own amounts', () => {
  expect(effect('Aqua, Niacinamide 4%, Glycerin', 'even-tone')?.dose).toBe('likely');
  expect(effect('Aqua, Niacinamide 0.2%, Glycerin', 'even-tone')?.dose).toBe('unlikely');
  expect(effect('Aqua, Retinol 0.3%, Glycerin', 'lines')?.dose).toBe('likely');
  expect(effect('Aqua, Azelaic Acid 15%, Glycerin', 'spots')?.dose).toBe('likely');
  expect(effect('Mouthwash: Aqua, Glycerin, Sodium Fluoride 0.05%', 'caries', 'rinse-off')?.dose).toBe('likely');
});

test.each([
  ['Aqua, Glycerin 7%, Phenoxyethanol', 'moisture', 'likely'],
  ['Aqua, Glycerin 2%, Phenoxyethanol', 'moisture', 'unlikely'],
  ['Aqua, Cocos Nucifera Oil 5%, Phenoxyethanol', 'moisture', 'unknown'],
  ['Aqua, Avena Sativa Kernel Flour 1%, Glycerin 3%', 'itch', 'likely'],
  ['Aqua, Aloe Barbadensis Leaf Juice Powder 0.2%, Phenoxyethanol', 'moisture', 'likely'],
])('the amount studied is that of the paper named; an oil studied neat says nothing of less: %s, %s %s', (list, name, dose) => {
  expect(effect(list, name)?.dose).toBe(dose);
});

test.each([
  ['Aqua, Petrolatum 10%, Phenoxyethanol', 'unknown'],
  ['Petrolatum, Paraffin, Cera Alba, Tocopherol', 'likely'],
  ['Petrolatum, Paraffin, Cera Alba, Ozokerite, Lanolin, Tocopherol', 'possible'],
  ['Aqua, Lanolin 6%, Phenoxyethanol', 'unknown'],
  ['Aqua, Paraffinum Liquidum, Cera Microcristallina, Phenoxyethanol', 'unknown'],
  ['Aqua, Petrolatum 0.5%, Phenoxyethanol', 'unlikely'],
  ['Aqua, Glycerin 12%, Phenoxyethanol', 'unknown'],
  ['Aqua, Glycerin 7%, Phenoxyethanol', 'unlikely'],
])('of a film or humectant less than a medicine holds is not known to be too little, far less is: %s, %s', (list, dose) => {
  expect(effect(list, 'barrier')?.dose).toBe(dose);
});

test.each([
  ['Aqua, Caprylic/Capric Triglyceride, Phenoxyethanol, Dimethicone, Xanthan Gum', 'unlikely'],
  ['Aqua, Caprylic/Capric Triglyceride, Phenoxyethanol, Dimethicone 1%, Xanthan Gum', 'likely'],
  ['Aqua, Dimethicone, Caprylic/Capric Triglyceride, Phenoxyethanol, Xanthan Gum', 'possible'],
])('what stands behind the 1 %% line does not reach 1 %%: %s, %s', (list, dose) => {
  expect(effect(list, 'barrier')?.dose).toBe(dose);
});

test.each([
  ['Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Argania Spinosa Kernel Oil, Carbomer', 'firmness', 'unlikely'],
  ['Aqua, Argania Spinosa Kernel Oil, Cetearyl Alcohol, Phenoxyethanol, Carbomer', 'firmness', 'unknown'],
  ['Aqua, Cetearyl Alcohol, Phenoxyethanol, Sorbitol, Carbomer', 'moisture', 'unlikely'],
  ['Aqua, Cetearyl Alcohol, Phenoxyethanol, Centella Asiatica Extract, Carbomer', 'calm', 'unknown'],
])('a trace of what cares by its mass is too little, whether amounts were studied or not: %s, %s %s', (list, name, dose) => {
  expect(effect(list, name)?.dose).toBe(dose);
});

test('there is surely too little only where all of the band is, as it is said', () => {
  const fact: EffectFact = { effect: 'barrier', grade: 'some', sources: [], dose: [20, 45], hintedFrom: null, rinsedFrom: null };
  const glycerin = knowledge.facts.find(({ inci }) => inci === 'Glycerin') ?? expect.fail();
  const doseUpTo = (high: number, declared = false, rule?: EffectRule) =>
    effectDose(fact, glycerin, { point: high, low: 1, high, declared }, rule, { context: 'leave-on', products: new Set() });
  expect([doseUpTo(14), doseUpTo(15.3), doseUpTo(20), doseUpTo(25), doseUpTo(15.3, true)]).toEqual([
    'unlikely',
    'unknown',
    'unknown',
    'possible',
    'unlikely',
  ]);
  const barrier = knowledge.effectRules.get('barrier');
  expect([doseUpTo(8.91, false, barrier), doseUpTo(9.31, false, barrier), doseUpTo(10, false, barrier)]).toEqual([
    'unlikely',
    'unknown',
    'unknown',
  ]);
});

test.each([
  ['Gesichtspeeling: Aqua, Glycerin, Polyethylene, Decyl Glucoside, Phenoxyethanol', null, true],
  ['Aqua, Glycerin, Polyethylene, Decyl Glucoside, Phenoxyethanol', 'face-scrubs', true],
  ['Face gel: Aqua, Glycerin, Polyethylene, Decyl Glucoside, Phenoxyethanol', null, false],
])('beads scour in what is sold to scrub: %s, %s', (text, category, scours) => {
  const report = analyseText(text, knowledge, 'rinse-off', category === null ? null : { category, area: 'skin' });
  expect(report.effects.some(({ effect: one }) => one === 'exfoliation')).toBe(scours);
  expect(report.flags.find(({ flag }) => flag === 'exfoliant')?.state).toBe(scours ? 'disputed' : 'seen');
});

test('an effect takes the best dose and the best grade of what may be there in its amount', () => {
  const spots = effect('Aqua, Niacinamide 5%, Glycerin, Salicylic Acid 0.1%', 'spots');
  expect(spots).toMatchObject({ grade: 'some', dose: 'likely' });
  expect(spots?.by.map(({ dose }) => dose)).toEqual(['likely', 'unlikely']);
});

test('what is washed off has no time to act, a strong peel has', () => {
  expect(effect('Aqua, Niacinamide 5%, Glycerin', 'even-tone', 'rinse-off')?.dose).toBe('rinsed');
  expect(effect('Aqua, Glycolic Acid 30%, Glycerin', 'exfoliation', 'rinse-off')?.dose).toBe('likely');
});

test.each(['Benzoyl Peroxide 5%', 'Resorcinol 2%'])('what the EU permits in other products only is not praised here: %s', (name) => {
  for (const use of ['leave-on', 'rinse-off'] as const) {
    const { restricted, effects, skin } = analyseText(`Active ingredient: ${name}. Inactive ingredients: Aqua, Glycerin`, knowledge, use);
    expect(restricted.some(({ index, permitted }) => index === 0 && !permitted)).toBe(true);
    expect(effects.some(({ by }) => by.some(({ index }) => index === 0))).toBe(false);
    expect(skin.some(({ helps }) => helps.some(({ index }) => index === 0))).toBe(false);
  }
});

test('lesser studies at less make an effect possible, and less than those nothing', () => {
  expect(effect('Aqua, Azelaic Acid 15%, Glycerin', 'spots')?.dose).toBe('likely');
  expect(effect('Aqua, Azelaic Acid 10%, Glycerin', 'spots')?.dose).toBe('possible');
  expect(effect('Aqua, Azelaic Acid 5%, Glycerin', 'spots')?.dose).toBe('unlikely');
  expect(effect('Shampoo: Aqua, Piroctone Olamine 0.5%, Glycerin', 'dandruff', 'rinse-off')?.dose).toBe('possible');
});

test('nobody is promised what the product cannot do', () => {
  expect(effect('Sodium Palmate, Aqua, Glycerin, Zinc Oxide', 'uv-protection', 'rinse-off')).toBeUndefined();
  expect(effect('Aqua, Glycerin, Behentrimonium Methosulfate, Cetearyl Alcohol, Ceramide NP', 'hair-smoothness')).toBeUndefined();
  expect(effect('Aqua, Butylene Glycol, Salicylic Acid 2%', 'dandruff')).toBeUndefined();
  expect(effect('Shampoo: Aqua, Sodium Laureth Sulfate, Salicylic Acid 2%', 'dandruff', 'rinse-off')?.dose).toBe('likely');
  expect(effect('Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Amodimethicone', 'hair-smoothness', 'rinse-off')).toBeDefined();
  expect(effect('Aqua, Dimethicone, Glycerin', 'hair-smoothness', 'leave-on', 'hair')).toBeDefined();
  // The oil was studied on hair before it is washed, and a shampoo takes it off.
  expect(effect('Aqua, Potassium Cocoate, Cocos Nucifera Oil, Glycerin', 'hair-smoothness', 'rinse-off', 'hair')).toBeUndefined();
  expect(effect('Aqua, Cetearyl Alcohol, Cocos Nucifera Oil, Glycerin', 'hair-smoothness', 'rinse-off', 'hair')).toBeDefined();
});

test('effects stand by dose, then by grade', () => {
  const { effects } = analyseText(
    'Aqua, Glycerin, Niacinamide 5%, Salicylic Acid 0.2%, Retinol, Panthenol, Allantoin, Adenosine',
    knowledge,
    'leave-on',
  );
  const ranks = effects.map(({ dose, grade }) => doses.indexOf(dose) * grades.length + grades.indexOf(grade));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('nothing is promised to skin of what is for hair, nails or the mouth', () => {
  expect(effect('Hair dye: Aqua, Cetearyl Alcohol, Resorcinol, m-Aminophenol', 'spots')).toBeUndefined();
  expect(effect('Butyl Acetate, Nitrocellulose, Niacinamide', 'even-tone')).toBeUndefined();
  expect(effect('Toothpaste: Aqua, Glycerin, Sodium Fluoride', 'moisture', 'rinse-off')).toBeUndefined();
});

test('a perfume and a mascara do nothing for the skin, a lip balm nothing against blemishes', () => {
  expect(
    effect('Alcohol Denat., Parfum, Aqua, Ethylhexyl Methoxycinnamate, Butyl Methoxydibenzoylmethane', 'uv-protection'),
  ).toBeUndefined();
  expect(effect('Mascara: Aqua, Propylene Glycol, Cera Alba', 'moisture', 'eyes')).toBeUndefined();
  expect(effect('Petrolatum, Cera Alba, Salicylic Acid', 'spots', 'lips')).toBeUndefined();
});

test('one sun filter alone guards the cream, unless it is a mineral one or the product is for the sun', () => {
  const cream = 'Aqua, Glycerin, Octocrylene, Cetearyl Alcohol, Phenoxyethanol';
  expect(effect(cream, 'uv-protection')).toBeUndefined();
  expect(effect(cream, 'uv-protection', 'sun')?.dose).not.toBe('unlikely');
  expect(effect('Aqua, Zinc Oxide, Glycerin, Cetearyl Alcohol', 'uv-protection')?.dose).not.toBe('unlikely');
  expect(effect('Diaper Rash Cream: Petrolatum, Zinc Oxide 15%, Lanolin, Aqua', 'uv-protection')).toBeUndefined();
  expect(effect('Крем под подгузник. Состав: Petrolatum, Zinc Oxide 15%, Lanolin, Aqua', 'uv-protection')).toBeUndefined();
  expect(effect('Aqua, Titanium Dioxide, Glycerin, Mica', 'uv-protection')).toBeUndefined();
  expect(effect('Aqua, Glycerin, Cetearyl Alcohol, Octocrylene 0.5%, Phenoxyethanol', 'uv-protection')?.dose).toBe('unlikely');
  expect(effect('Aqua, Octocrylene, Ethylhexyl Salicylate, Glycerin', 'uv-protection')?.dose).not.toBe('unlikely');
  expect(effect('Tinted cream SPF 30: Titanium Dioxide 6.2%, Aqua, Squalane, Glycerin', 'uv-protection')?.dose).toBe('possible');
});

test.each([
  'Antiperspirant roll-on: Aqua, Aluminum Chlorohydrate, Dimethicone 3%, Parfum',
  'Aqua, Aluminum Zirconium Tetrachlorohydrex Gly, Dimethicone 3%, Parfum',
  'Loose powder: Mica, Silica, Dimethicone 3%, Nylon-12',
  'Talc, Mica, Dimethicone 3%, CI 77891',
  'Тональный крем: Aqua, Dimethicone 3%, Titanium Dioxide, Glycerin',
  'Aqua, Isododecane, Dimethicone 3%, CI 77491, CI 77492',
])('what makes a deodorant, a powder or make-up glide is not praised for the skin barrier: %s', (text) => {
  const { reading, skin } = analyseText(text, knowledge, 'leave-on');
  const silicone = reading.items.findIndex(({ inci }) => inci === 'Dimethicone');
  expect(effect(text, 'barrier')?.by.filter(({ index }) => index === silicone) ?? []).toEqual([]);
  const reasons = skin.flatMap(({ helps }) => helps.filter(({ index }) => index === silicone).map(({ reason }) => reason));
  expect(reasons.filter((reason) => reason !== 'dry-emollient')).toEqual([]);
  expect(effect('Body cream: Aqua, Dimethicone 3%, Glycerin', 'barrier')?.dose).toBe('likely');
});

test.each([
  ['Deodorant stick: Propylene Glycol, Aqua, Sodium Stearate, Helianthus Annuus Seed Oil', 'moisture'],
  ['Lipstick: Ricinus Communis Seed Oil, Cera Alba, Tocopherol 1%', 'antioxidant'],
  ['Foot powder: Zea Mays Starch, Salicylic Acid 2%, Melaleuca Alternifolia Leaf Oil', 'spots'],
  ['Baby lotion: Aqua, Niacinamide 4%, Glycerin', 'lines'],
  ['Гель для интимной гигиены. Состав: Aqua, Lactic Acid 5%, Glycerin', 'lines'],
])('nobody buys it for that: %s, %s', (text, name) => {
  expect(effect(text, name)).toBeUndefined();
});

test('sea salt moistens as the bath it was studied in, not on hair', () => {
  const salt = (text: string) => effect(text, 'moisture')?.by.length ?? 0;
  expect(salt('Sea salt hair spray: Aqua, Maris Sal 6%, Parfum')).toBe(0);
  expect(salt('Dead Sea soak: Maris Sal 90%, Parfum')).toBe(1);
});

test('thymol acts against plaque where the three oils stand beside it with which it was studied', () => {
  const rinse = (names: string) => effect(`Mouthwash: Aqua, Sorbitol, ${names}, Sodium Benzoate`, 'plaque', 'rinse-off');
  expect(rinse('Thymol 0.064%')).toBeUndefined();
  expect(rinse('Thymol 0.064%, Menthol')).toBeUndefined();
  expect(rinse('Eucalyptol, Menthol, Methyl Salicylate, Thymol 0.064%')?.dose).toBe('likely');
});

test('what only skin was studied for is not said of hair, what the scalp was is', () => {
  const spray = 'Aqua, Glycerin 8%, Panthenol 2%, Ascorbic Acid 15%, Allantoin 2%';
  const onHair = (name: string) => effect(`Scalp spray: ${spray}`, name, 'leave-on', 'hair') !== undefined;
  expect(['moisture', 'antioxidant', 'barrier'].filter(onHair)).toEqual([]);
  expect(onHair('calm')).toBe(true);
  expect(effect(spray, 'calm', 'leave-on', 'hair')).toBeUndefined();
  expect(effect(spray, 'moisture')).toBeDefined();
});

test('what a colour is mixed with promises no smooth hair', () => {
  const developer = 'Aqua, Hydrogen Peroxide, Cetearyl Alcohol, Ceteareth-20, Cetrimonium Chloride, Dimethicone';
  expect(effect(developer, 'hair-smoothness', 'rinse-off', 'hair')).toBeUndefined();
  expect(effect(`Cream developer: ${developer.replace(', Hydrogen Peroxide', '')}`, 'hair-smoothness', 'rinse-off')).toBeUndefined();
  expect(effect(developer.replace(', Hydrogen Peroxide', ''), 'hair-smoothness', 'rinse-off', 'hair')).toBeDefined();
});

test('of a filter that guards, and whose place tells nothing, it is not said that there is too little', () => {
  const list =
    'Caprylyl Glycol, Carbomer, Cetyl Alcohol, Citric Acid, Glycerin, Parfum, Phenoxyethanol, Titanium Dioxide, Water, Xanthan Gum';
  expect(effect(list, 'uv-protection', 'leave-on', 'skin')).toBeUndefined();
});

test('a filter alone protects nobody where the catalogue files the product as something else than a sunscreen', () => {
  const nappy = 'Petrolatum, Zinc Oxide 15%, Lanolin, Aqua';
  expect(effect(nappy, 'uv-protection', 'leave-on', 'body')).toBeUndefined();
  expect(effect('Aqua, Zinc Oxide, Glycerin', 'uv-protection', 'sun', 'sun')?.dose).not.toBe('unlikely');
});

test.each(['Sodium', 'Potassium'])('a salt of a permitted filter guards as its acid does: %s', (metal) => {
  expect(effect(`Aqua, ${metal} Phenylbenzimidazole Sulfonate 3%, Glycerin`, 'uv-protection', 'sun')?.dose).toBe('likely');
});

test('in what is no sunscreen as little of a filter as one of several holds in a sunscreen is not surely enough', () => {
  const lotion = 'Aqua, Zinc Oxide 5%, Glycerin, Cetearyl Alcohol';
  expect(effect(lotion, 'uv-protection')?.dose).toBe('possible');
  expect(effect(lotion, 'uv-protection', 'sun')?.dose).toBe('likely');
  expect(effect('Aqua, Zinc Oxide 1%, Glycerin, Cetearyl Alcohol', 'uv-protection')?.dose).toBe('unlikely');
  expect(effect('Aqua, Zinc Oxide 25%, Glycerin, Cetearyl Alcohol', 'uv-protection')?.dose).toBe('likely');
});

test('filters behind the scent guard scent and colour, those in front of it the skin', () => {
  const filters = 'Ethylhexyl Methoxycinnamate, Butyl Methoxydibenzoylmethane, Ethylhexyl Salicylate';
  const scented = effect(`Aqua, Alcohol Denat., Glycerin, Parfum, ${filters}, CI 42090`, 'uv-protection', 'leave-on', 'body');
  expect(scented?.dose ?? 'unlikely').toBe('unlikely');
  expect(effect(`Aqua, ${filters}, Glycerin, Cetearyl Alcohol, Parfum`, 'uv-protection', 'leave-on', 'skin')?.dose).not.toBe('unlikely');
});

test('what a product is bought for comes before what it does besides', () => {
  const sunscreen = analyseText('Aqua, Zinc Oxide, Dicaprylyl Carbonate, Titanium Dioxide, Glycerin, Panthenol 5%', knowledge, 'sun');
  expect(sunscreen.effects[0]?.effect).toBe('uv-protection');
  const [first] = analyseText('Aqua, Dihydroxyacetone, Glycerin, Phenoxyethanol, Panthenol', knowledge, 'leave-on').effects;
  expect(first?.effect).toBe('tan');
});

test('scrub grains scrub; sugar and salt only in what is a scrub; they loosen no plugs', () => {
  const shell = 'Aqua, Glycerin, Juglans Regia Shell Powder';
  expect(effect(shell, 'exfoliation', 'rinse-off')?.dose).toBe('unknown');
  expect(effect('Sucrose, Cocos Nucifera Oil', 'exfoliation', 'rinse-off')).toBeDefined();
  expect(effect('Aqua, Glycerin, Sucrose', 'exfoliation')).toBeUndefined();
  expect(effect('Salt scrub: Helianthus Annuus Seed Oil, Sodium Chloride', 'exfoliation', 'rinse-off')).toBeDefined();
  expect(effect('Bath salts: Maris Sal, Parfum', 'exfoliation', 'rinse-off')).toBeUndefined();
  const oily = analyseText(shell, knowledge, 'rinse-off').skin.find(({ skin }) => skin === 'oily');
  expect(oily?.helps).toEqual([]);
});

test('what is well shown of one ingredient is not said of enough of another', () => {
  const oil = 'Paraffinum Liquidum, Aqua, Isopropyl Palmitate, Aloe Barbadensis Leaf Juice Powder 5%, Tocopheryl Acetate, Parfum';
  const found = effect(oil, 'moisture');
  const ofAloe = knowledge.facts.flatMap(({ inci, effects }) =>
    inci === 'Aloe Barbadensis Leaf Juice Powder' ? effects.flatMap((one) => (one.effect === 'moisture' ? [one.grade] : [])) : [],
  );
  expect(found?.dose).toBe('likely');
  expect(found?.grade).toBe(ofAloe[0]);
  expect(found?.grade).toBe('some');
});

test('betaine salicylate exfoliates from its own amount', () => {
  expect(effect('Aqua, Betaine Salicylate 4%, Glycerin', 'exfoliation')?.dose).toBe('likely');
  expect(effect('Aqua, Glycerin, Betaine Salicylate 0.3%', 'exfoliation')?.dose).toBe('unlikely');
});

test('what fights odour is told of deodorants alone', () => {
  expect(effect('Deodorant spray: Butane, Alcohol Denat., Triethyl Citrate', 'odour')).toBeDefined();
  expect(effect('Aqua, Glycerin, Triethyl Citrate', 'odour')).toBeUndefined();
  expect(effect('Aqua, Glycerin, Zinc Ricinoleate', 'odour')).toBeDefined();
  const scented = 'Deodorant: Alcohol Denat., Aqua, Glycerin, Parfum, Phenoxyethanol, Limonene, Linalool, Citral, Geraniol, Coumarin';
  expect(effect(`${scented}, Triethyl Citrate, BHT`, 'odour')).toBeUndefined();
});

test('what studies showed of the barrier of skin is not said of hair, which has none', () => {
  const spray = 'Aqua, Glycerin, Dimethicone, Panthenol, Oryza Sativa Starch, Phenoxyethanol';
  const areas = ['hair', 'skin'].map((area) => effect(spray, 'barrier', 'leave-on', area) !== undefined);
  expect(areas).toEqual([false, true]);
});

test('newer sun filters have the amounts of a source, and none where nobody tells', () => {
  const dose = (filter: string) => effect(`Sunscreen: Aqua, ${filter}, Glycerin`, 'uv-protection', 'sun')?.dose;
  expect(dose('Diethylamino Hydroxybenzoyl Hexyl Benzoate 4%')).toBe('likely');
  expect(dose('Ethylhexyl Triazone 0.1%')).toBe('unlikely');
  expect(dose('Terephthalylidene Dicamphor Sulfonic Acid 2%')).toBe('likely');
  expect(dose('Drometrizole Trisiloxane 3%')).toBe('unknown');
});

test('menthol is against an itch where the text speaks of one', () => {
  expect(effect('After bite itch relief gel: Aqua, Glycerin, Menthol 1%', 'itch')).toBeDefined();
  expect(effect('Бальзам от зуда: Aqua, Glycerin, Menthol 1%', 'itch')).toBeDefined();
  expect(effect('Лосьон после бритья: Alcohol Denat., Aqua, Menthol 1%', 'itch')).toBeUndefined();
});

test.each(['repair', 'spots', 'lines', 'less-oil'])('nobody expects %s of a deodorant', (name) => {
  expect(effect('Deodorant: Aqua, Triethyl Citrate, Niacinamide 5%, Panthenol 5%, Centella Asiatica Extract', name)).toBeUndefined();
});

test('a little vitamin E guards the oil it stands in; beside vitamin C, in front or told of it guards the skin', () => {
  const oil = 'Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Squalane, Parfum, Tocopherol';
  expect(effect(`Massage oil: ${oil}`, 'antioxidant')).toBeUndefined();
  expect(effect(`Oil with vitamin E: ${oil}`, 'antioxidant')).toBeDefined();
  expect(effect('Squalane, Tocopherol, Bisabolol', 'antioxidant')).toBeDefined();
  expect(effect('Aqua, Ascorbic Acid, Propanediol, Glycerin, Tocopherol', 'antioxidant')?.by).toHaveLength(2);
});

test('what was made into soap does nothing that its oil was shown to do', () => {
  const by = effect('Olea Europaea Fruit Oil, Cocos Nucifera Oil, Aqua, Sodium Hydroxide, Glycerin', 'moisture', 'rinse-off')?.by;
  expect(by?.map(({ index }) => index)).toEqual([4]);
});

test.each(['Lash serum', 'Sérum cils et sourcils', 'Сыворотка для бровей'])(
  '%s: what is for lashes and brows does nothing for skin',
  (title) => {
    const shown = (name: string) => {
      const reading = { ...readLabel('Aqua, Glycerin 5%, Panthenol 2%, Sodium Hyaluronate', knowledge.dictionary), title: name };
      const { effects, skin } = analyse(reading, knowledge, 'eyes', { category: 'eye-care', area: 'skin' });
      return [effects.length > 0, skin.some(({ helps }) => helps.length > 0)];
    };
    expect(shown(title)).toEqual([false, false]);
    for (const other of ['Eye gel', 'Sérum yeux et cils']) expect(shown(other)).toEqual([true, true]);
  },
);

test('a film of polyvinyl alcohol and spirit is peeled off, whatever the mask is called', () => {
  const mask = (list: string) => analyseText(list, knowledge, 'rinse-off', { category: 'masks', area: 'skin' });
  expect(mask('Aqua, Polyvinyl Alcohol, Alcohol Denat., Glycerin, Panthenol')).toMatchObject({ isPeeled: true, effects: [] });
  expect(mask('Aqua, Kaolin, Glycerin, Panthenol, Polyvinyl Alcohol').isPeeled).toBe(false);
});

test.each(['Nose pore strips', 'Patchs purifiants'])('%s: what is pulled off pores leaves nothing to care for skin', (title) => {
  const list = readLabel('VP/VA Copolymer, Aqua, Glycerin, Panthenol, Dipotassium Glycyrrhizate', knowledge.dictionary);
  expect(analyse({ ...list, title }, knowledge, 'unknown').effects).toEqual([]);
});

test('wax for strips moistens nobody', () => {
  expect(effect('Wax strips: Glyceryl Rosinate, Paraffinum Liquidum, Parfum', 'moisture')).toBeUndefined();
});

test('what holds much spirit and stays on is not said to calm what it may sting', () => {
  const toner = 'Aqua, Glycerin, Alcohol Denat., Niacinamide, Panthenol, Allantoin, Bisabolol, Phenoxyethanol';
  for (const area of ['skin', 'hair']) expect(effect(`Scalp: ${toner}`, 'calm', 'leave-on', area)).toBeUndefined();
  const cream = 'Aqua, Glycerin, Niacinamide, Panthenol, Allantoin, Bisabolol, Alcohol Denat., Phenoxyethanol';
  for (const area of ['skin', 'hair']) expect(effect(`Scalp: ${cream}`, 'calm', 'leave-on', area)).toBeDefined();
});

test('vitamin E in a gel of spirit guards nobody', () => {
  expect(effect('Hand sanitizer gel: Alcohol, Aqua, Glycerin, Carbomer, Tocopheryl Acetate', 'antioxidant')).toBeUndefined();
  expect(effect('Hand cream: Aqua, Glycerin, Carbomer, Tocopheryl Acetate', 'antioxidant')).toBeDefined();
});

test.each([
  ['Пилинг с АНА-кислотами 15%. Состав: Aqua, Glycolic Acid, Lactic Acid, Xanthan Gum', 'possible'],
  ['Peeling gel: Aqua, Glycolic Acid, Propanediol, Xanthan Gum', 'possible'],
  ['Face wash: Aqua, Glycolic Acid, Coco-Glucoside, Xanthan Gum', 'rinsed'],
  ['Peeling gel: Aqua, Propanediol, Glycerin, Phenoxyethanol, Carbomer, Xanthan Gum, Glycolic Acid', undefined],
] as const)('a peel may act before it is rinsed off, a wash does not: %s', (text, dose) => {
  expect(effect(text, 'exfoliation', 'rinse-off')?.dose).toBe(dose);
});

test('sugar that pulls hairs out scrubs nothing, and two percent of salicylic acid act in a wash', () => {
  expect(effect('Паста для шугаринга: Sucrose, Glucose, Aqua, Citric Acid', 'exfoliation')).toBeUndefined();
  expect(effect('Acne wash: Aqua, Salicylic Acid 2%, Coco-Glucoside', 'spots', 'rinse-off')?.dose).toBe('likely');
  expect(effect('Face wash: Aqua, Salicylic Acid 0.5%, Coco-Glucoside', 'spots', 'rinse-off')?.dose).toBe('rinsed');
  expect(effect('Deodorant stick: Ammonium Alum', 'odour')).toBeDefined();
});

test('nobody expects moisture of a depilatory, peeling of an intimate wash or of a balm for lips', () => {
  const effectsOf = (text: string, context: Context) => analyseText(text, knowledge, context).effects.map((one) => one.effect);
  expect(effectsOf('Aqua, Urea, Calcium Thioglycolate, Glycerin', 'rinse-off')).toEqual(['hair-removal']);
  expect(effectsOf('Intimate wash: Aqua, Decyl Glucoside, Lactic Acid', 'rinse-off')).not.toContain('exfoliation');
  expect(effectsOf('Lip balm: Petrolatum, Lanolin, Salicylic Acid', 'lips')).not.toContain('exfoliation');
});

test('a depilatory removes hair and a repellent keeps insects away, what waves hair or cools the skin does neither', () => {
  expect(effect('Hair removal cream: Aqua, Urea, Calcium Thioglycolate, Cetearyl Alcohol', 'hair-removal', 'rinse-off')).toBeDefined();
  expect(effect('Perm lotion for hair: Aqua, Ammonium Thioglycolate', 'hair-removal', 'rinse-off')).toBeUndefined();
  expect(effect('Состав для ламинирования бровей: Aqua, Thioglycolic Acid, Ethanolamine', 'hair-removal', 'eyes')).toBeUndefined();
  expect(effect('Спрей от комаров. Состав: Alcohol, Aqua, Diethyl Toluamide 20%', 'insects')?.dose).toBe('likely');
  expect(effect('Mosquito spray: Alcohol, Aqua, Menthanediol 25%', 'insects')?.dose).toBe('likely');
  expect(effect('Cooling gel: Aqua, Alcohol, Menthanediol', 'insects')).toBeUndefined();
});

test('nobody expects fewer blemishes of what softens calluses, and salts of zirconium act in the amounts they are sold in', () => {
  expect(effect('Callus remover: Aqua, Salicylic Acid 2%, Glycerin', 'spots')).toBeUndefined();
  expect(effect('Callus remover: Aqua, Salicylic Acid 2%, Glycerin', 'exfoliation')?.dose).toBe('likely');
  expect(effect('Roll-on: Aqua, Aluminum Zirconium Tetrachlorohydrex Gly 15%, Steareth-2', 'perspiration')?.dose).toBe('likely');
});

test.each([
  ['Aqua, Glycerin, Lactic Acid 5%', 'exfoliation', 'leave-on', 'wipes', 'body'],
  ['Aqua, Glycerin, Lactic Acid 5%', 'lines', 'rinse-off', 'shower-gels', 'body'],
  ['Aqua, Aluminum Chlorohydrate, Niacinamide 5%', 'even-tone', 'leave-on', 'deodorants', 'body'],
  ['Aqua, Glycerin, Dihydroxyacetone 5%', 'tan', 'eyes', 'eye-make-up', 'make-up'],
  ['Sucrose, Aqua, Citric Acid', 'exfoliation', 'rinse-off', 'hair-removal', 'body'],
] as const)('nobody buys such a product for it: %s, %s', (text, name, context, category, area) => {
  const effects = analyseText(text, knowledge, context, { category, area }).effects.map((one) => one.effect);
  expect(effects).not.toContain(name);
});

test.each([
  ['Alcohol Denat., Triethyl Citrate, Parfum', 'odour', 'leave-on', 'deodorants', 'body'],
  ['Potassium Alum', 'odour', 'leave-on', 'deodorants', 'body'],
  ['Helianthus Annuus Seed Oil, Sodium Chloride', 'exfoliation', 'rinse-off', 'body-scrubs', 'body'],
] as const)('a product filed under its kind needs no words that name it: %s, %s', (text, name, context, category, area) => {
  const of = (kind: string) => analyseText(text, knowledge, context, { category: kind, area }).effects.map((one) => one.effect);
  expect(of(category)).toContain(name);
  expect(of('body-lotions')).not.toContain(name);
});

test.each([
  ['Sodium Chloride, Helianthus Annuus Seed Oil, Glycerin, Parfum', true],
  ['Glycerin, Sucrose, Cocos Nucifera Oil, Aqua, Parfum', true],
  ['Aqua, Glycerin, Juglans Regia Shell Powder, Cetearyl Alcohol, Phenoxyethanol', true],
  ['Aqua, Perlite, Glycerin, Cetearyl Alcohol, Phenoxyethanol', true],
  ['Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Sodium Chloride, Parfum', false],
  ['Aqua, Glycerin, Sucrose, Carbomer, Phenoxyethanol', false],
  ['Aloe Barbadensis Leaf Juice, Maris Sal, Glycerin, Xanthan Gum', false],
  ['Aqua, Sodium Laureth Sulfate, Glycerin, Phenoxyethanol, Hydrated Silica', false],
])('in a scrub only what does not dissolve in front of it scrubs: %s', (list, scrubs) => {
  const { effects } = analyseText(list, knowledge, 'rinse-off', { category: 'body-scrubs', area: 'body' });
  expect(effects.some(({ effect: found }) => found === 'exfoliation')).toBe(scrubs);
});

test('vitamin E beside a trace of vitamin C guards the formula', () => {
  const byOf = (text: string) => effect(text, 'antioxidant')?.by.map(({ index }) => index) ?? [];
  expect(byOf('Aqua, Ascorbic Acid, Propanediol, Glycerin, Phenoxyethanol, Tocopherol')).toContain(5);
  expect(byOf('Aqua, Glycerin, Squalane, Cetearyl Alcohol, Phenoxyethanol, Tocopherol, Xanthan Gum, Ascorbic Acid')).not.toContain(5);
});

test('salicylic acid behind the 1 % line of a cream keeps it, unless the text speaks of blemishes or peeling', () => {
  const kept = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Salicylic Acid, Carbomer';
  for (const name of ['spots', 'exfoliation']) {
    expect(effect(`Moisturising cream. ${kept}`, name)).toBeUndefined();
    expect(effect(`Крем для рук. ${kept}`, name)).toBeUndefined();
    expect(effect(`Anti-blemish moisturising cream. ${kept}`, name)).toBeDefined();
    expect(effect(`Увлажняющий крем против прыщей. ${kept}`, name)).toBeDefined();
    expect(effect(`Toner. ${kept}`, name)).toBeUndefined();
    expect(effect(`Eye make-up remover. ${kept}`, name)).toBeUndefined();
    expect(effect('Moisturising cream. Aqua, Salicylic Acid 2%, Glycerin, Phenoxyethanol', name)?.dose).toBe('likely');
  }
  expect(effect('Hand cream. Aqua, Niacinamide 5%, Glycerin', 'spots')).toBeUndefined();
});

test('where nobody knows the use, what needs time on the skin is told only if it stays there, what acts anyway as it acts', () => {
  const cream = 'Aqua, Glycerin 8%, Petrolatum 30%, Prunus Armeniaca Seed Powder 5%, Phenoxyethanol';
  const { effects } = analyseText(cream, knowledge, 'unknown');
  const verdictOf = (name: string) => effects.find((verdict) => verdict.effect === name);
  const doseIn = (name: string) => verdictOf(name)?.dose;
  expect(effect(cream, 'moisture')?.dose).toBe('likely');
  expect([doseIn('moisture'), doseIn('barrier')]).toEqual(['kept', 'kept']);
  expect(verdictOf('moisture')?.amount).toBe('likely');
  expect(doseIn('exfoliation')).toBe(effect(cream, 'exfoliation', 'rinse-off')?.dose);
});

test.each([
  ['Aqua, Glycerin, Phenoxyethanol, Aloe Barbadensis Leaf Juice, Carbomer', 'moisture', 'Aloe Barbadensis Leaf Juice', 'unlikely'],
  ['Aqua, Glycerin, Phenoxyethanol, Allantoin, Carbomer', 'repair', 'Allantoin', 'possible'],
  ['Aloe Barbadensis Leaf Juice, Glycerin, Phenoxyethanol, Carbomer', 'calm', 'Aloe Barbadensis Leaf Juice', 'unknown'],
])('a trace of what was studied neat is too little, what may reach the amount is not: %s', (list, name, ingredient, dose) => {
  const by = effect(list, name)?.by.find(({ index }) => list.split(', ')[index] === ingredient);
  expect(by?.dose).toBe(dose);
});

test('salicylic acid that stands by the alphabet in a milk for the body may only preserve it', () => {
  const tail = 'Caprylyl Glycol, Carbomer, Disodium EDTA, Phenoxyethanol, Polysorbate 20, Salicylic Acid, Sodium Hydroxide, Tocopherol';
  const shelf = { category: 'body-lotions', area: 'body' };
  const spots = (title: string) =>
    analyseText(`${title}: Aqua, Glycerin, Isopropyl Palmitate, ${tail}`, knowledge, 'leave-on', shelf).effects.some(
      (one) => one.effect === 'spots',
    );
  expect([spots('Body milk'), spots('Body milk for blemishes')]).toEqual([false, true]);
});

test('what begins with alcohol repairs no chapped skin', () => {
  expect(effect('Aqua, Glycerin, Panthenol 5%, Carbomer', 'repair')).toBeDefined();
  expect(effect('Aqua, Alcohol Denat., Panthenol 5%, Carbomer', 'repair')).toBeUndefined();
});

test('deodorant wipes are a deodorant', () => {
  const names = (title: string) =>
    analyseText(`${title}: Aqua, Glycerin, Triethyl Citrate, Phenoxyethanol, Parfum`, knowledge, 'leave-on', {
      category: 'wipes',
      area: 'skin',
    }).effects.map((one) => one.effect);
  expect(names('Toallitas desodorantes')).toEqual(['odour']);
  expect(names('Toallitas')).toEqual([]);
});

test('what only looks like an exfoliant exfoliates nothing', () => {
  const cream = 'Aqua, Glycerin, Cetearyl Alcohol, Niacinamide, Phenoxyethanol, Xanthan Gum, Sodium Hyaluronate, Gluconolactone';
  expect(effect(cream, 'exfoliation')).toBeUndefined();
  expect(effect('Aqua, Gluconolactone, Glycerin, Phenoxyethanol', 'exfoliation')).toBeDefined();
  // Of what may be an exfoliant where its place tells nothing, nothing is promised either.
  const byLetter = 'Acrylates Copolymer, Aqua, Carbomer, Dimethicone, Glycerin, Lactic Acid, Phenoxyethanol, Squalane, Xanthan Gum';
  expect(effect(byLetter, 'exfoliation')).toBeUndefined();
});

test('whether filters protect is unknown in what is called nothing of the sun', () => {
  const list = 'Aqua, Glycerin, Ethylhexyl Salicylate, Butyl Methoxydibenzoylmethane, Cetearyl Alcohol, Panthenol, Phenoxyethanol';
  const reading = readLabel(list, knowledge.dictionary);
  const dose = (title: string) => {
    const { effects } = analyse({ ...reading, title }, knowledge, 'leave-on', { category: 'creams', area: 'skin' });
    return effects.find((one) => one.effect === 'uv-protection');
  };
  expect(dose('Day Cream SPF 15')).toMatchObject({ dose: 'possible', purpose: true });
  expect(dose('Men Moisturiser')?.dose).toBe('unknown');
  expect(dose('Men Moisturiser')?.purpose).toBeUndefined();
});

test('a sweetened gel against plaque is for the mouth', () => {
  const list = 'Aqua, Sorbitol, Glycerin, Chitosan, Lactic Acid, Chlorhexidine Digluconate, Aroma, Sodium Saccharin';
  const { area, cautions } = analyseText(list, knowledge, 'unknown');
  expect([area, cautions.some(({ caution }) => caution === 'sun')]).toEqual(['mouth', false]);
});

test('what keeps a formula, makes it alkaline or is a part of its lipids is not said to act by itself', () => {
  const acts = (text: string) => ['exfoliation', 'antioxidant', 'spots'].filter((name) => effect(text, name));
  expect(acts('Liniment: Aqua, Olea Europaea Fruit Oil, Cera Alba, Gluconolactone, Sodium Benzoate, Calcium Hydroxide')).toEqual([]);
  expect(acts('PHA toner: Aqua, Glycerin, Propanediol, Betaine, Gluconolactone, Sodium Benzoate')).toContain('exfoliation');
  const lipids = 'Aqua, Glycerin, Cetearyl Alcohol, Cholesterol, Ceramide NP, Phytosphingosine, Phenoxyethanol';
  expect([effect(`Cream: ${lipids}`, 'spots'), effect(`Anti-blemish cream: ${lipids}`, 'spots') !== undefined]).toEqual([undefined, true]);
  expect(effect('Aqua, Glycerin, Triethyl Citrate 4%, Cetearyl Alcohol', 'spots')).toBeUndefined();
  expect(effect('Aqua, Ethyl Linoleate 4%, Triethyl Citrate 4%, Glycerin', 'spots')).toBeDefined();
  const shampoo = 'Aqua, Sodium Laureth Sulfate, Phenoxyethanol, Salicylic Acid, Sodium Chloride';
  expect(effect(`Shampoo: ${shampoo}`, 'dandruff', 'rinse-off')).toBeUndefined();
  expect(effect(`Anti-dandruff shampoo: ${shampoo}`, 'dandruff', 'rinse-off')).toBeDefined();
});

test.each([
  ['Dry shampoo spray: Butane, Alcohol Denat., Oryza Sativa Starch, Cetrimonium Chloride', 'hair-smoothness', 'hair'],
  ['Hair spray: Alcohol Denat., Butane, VP/VA Copolymer, Hydrolyzed Silk', 'hair-smoothness', null],
  ['Lip gloss: Polybutene, Ricinus Communis Seed Oil, Linoleic Acid', 'even-tone', null],
  ['Cream: Aqua, Glycerin, Cetearyl Alcohol, Linoleic Acid', 'even-tone', null],
  ['Day cream: Aqua, Glycerin, Cetearyl Alcohol, Pumice', 'exfoliation', null],
  ['Anti-cellulite cream: Aqua, Glycerin, Carnitine 2%', 'less-oil', null],
  ['Body lotion: Aqua, Glycerin, Niacinamide 4%', 'less-oil', null],
  ['Hand cream: Aqua, Glycerin, Argania Spinosa Kernel Oil', 'firmness', null],
  ['Nail serum: Aqua, Glycerin, Retinyl Palmitate 1%', 'lines', null],
  ['Lip gloss: Polybutene, Sodium Hyaluronate 0.2%', 'lines', null],
  ['Foundation: Avena Sativa Kernel Flour 2%, Aqua, CI 77491, CI 77492', 'calm', null],
  ['Micellar water: Aqua, Glycerin, Allantoin 0.5%', 'repair', null],
  ['Micellar water: Aqua, Octocrylene 5%, Ethylhexyl Salicylate 5%', 'uv-protection', null],
  ['Hand cream: Aqua, Cetearyl Alcohol, Phenoxyethanol, Carbomer, Parfum, Lactic Acid', 'barrier', null],
  ['Hand cream: Aqua, Glycerin, Zinc Ricinoleate', 'odour', null],
])('it is there for the product, for the hair or to feel, not to act: %s, %s', (text, name, area) => {
  expect(effect(text, name, 'leave-on', area)).toBeUndefined();
});

test('a cream with a salt of aluminium among others at its end is no antiperspirant', () => {
  const cream =
    'Aqua, Paraffinum Liquidum, Glycerin, Cetearyl Alcohol, Cera Microcristallina, Parfum, Panthenol, Lysine, Carbomer, Magnesium Chloride';
  expect(effect(`${cream}, Aluminum Chloride, Copper Sulfate`, 'moisture')).toBeDefined();
});

test('of a dry extract that is sold diluted under the same name only a declared amount is surely enough', () => {
  const oil = (aloe: string) => effect(`Aqua, ${aloe}, Glycerin, Helianthus Annuus Seed Oil, Cetearyl Alcohol`, 'moisture')?.dose;
  expect([oil('Aloe Barbadensis Leaf Juice Powder'), oil('Aloe Barbadensis Leaf Juice Powder 1%')]).toEqual(['possible', 'likely']);
});

test('of what stands in most lists for little it is not told that there may be enough where it stands among the last', () => {
  const cream = 'Aqua, Glycerin, Cetearyl Alcohol, Helianthus Annuus Seed Oil, Glyceryl Stearate, Phenoxyethanol, Xanthan Gum, Carbomer';
  for (const inci of ['Aloe Barbadensis Leaf Juice Powder', 'Sodium Hyaluronate'])
    expect(effect(`${cream}, Sodium Hydroxide, Disodium EDTA, ${inci}`, 'moisture')?.by.find((one) => one.index > 9)?.dose).toBe('unknown');
});

test('what anionic surfactants bind is not told to act beside them', () => {
  const plaque = (cleanser: string) =>
    effect(`Toothpaste: Aqua, Glycerin, ${cleanser}, Cetylpyridinium Chloride 0.1%`, 'plaque', 'rinse-off', 'mouth')?.dose;
  expect(plaque('Sodium Lauryl Sulfate')).toBeUndefined();
  expect(plaque('Sodium Myristoyl Sarcosinate')).toBeUndefined();
  expect(plaque('Cocamidopropyl Betaine')).toBe('likely');
});

test.each([
  ['Toothpaste: Aqua, Sorbitol, Hydrated Silica, Sodium Lauryl Sulfate, Aroma, Sodium Bicarbonate, Sodium Fluoride', 'plaque', 'unlikely'],
  ['Toothpaste: Aqua, Cocamidopropyl Betaine, Cetylpyridinium Chloride 0.1%', 'plaque', 'likely'],
  ['Toothpaste: Aqua, Sorbitol, Tetrasodium Pyrophosphate 0.5%', 'tartar', 'unlikely'],
  ['Toothpaste: Aqua, Sorbitol, Tetrasodium Pyrophosphate 2%', 'tartar', 'unknown'],
  ['Toothpaste: Aqua, Hydrogen Peroxide, Sorbitol, Hydrated Silica', 'whiter-teeth', 'unlikely'],
  ['Mouthwash: Aqua, Sodium Fluoride, Sorbitol. 220 ppm F', 'caries', 'likely'],
  ['Mouthwash: Aqua, Sodium Fluoride, Sorbitol. 113 ppm F', 'caries', 'unknown'],
  ['Toothpaste: Aqua, Sorbitol, Sodium Fluoride. 500 ppm F', 'caries', 'unknown'],
  ['Toothpaste: Aqua, Sorbitol, Sodium Fluoride. 1450 ppm F', 'caries', 'likely'],
  ['Toothpaste: Aqua, Sorbitol, Sodium Monofluorophosphate 0.145%', 'caries', 'likely'],
  ['Toothpaste: Aqua, Sorbitol, Sodium Monofluorophosphate 0.5%, Sodium Fluoride 0.1%', 'caries', 'likely'],
] as const)('for the mouth: %s, %s %s', (text, name, dose) => {
  const found = effect(text, name, 'rinse-off', 'mouth');
  expect(found?.by.map((one) => one.dose)).toEqual(found?.by.map(() => dose));
  expect(found?.dose).toBe(dose);
});

test('filters of a sunscreen share the work, a pigment at its end does not', () => {
  const sun =
    'Sun lotion SPF 15: Aqua, Homosalate 3%, Butyl Methoxydibenzoylmethane 1.5%, Glycerin, Phenoxyethanol, Carbomer, Titanium Dioxide';
  const [homosalate, avobenzone, white] = effect(sun, 'uv-protection', 'sun')?.by.map(({ dose }) => dose) ?? [];
  expect([homosalate, avobenzone, white ?? 'unlikely']).toEqual(['unknown', 'unknown', 'unlikely']);
});

test('clay and acids in a mask act while it lies on, for all that is known', () => {
  const mask = (names: string, name: string) =>
    analyseText(`Aqua, ${names}, Glycerin, Phenoxyethanol`, knowledge, 'rinse-off', { category: 'masks', area: 'skin' }).effects.find(
      (one) => one.effect === name,
    )?.dose;
  expect(mask('Kaolin, Cetearyl Alcohol', 'less-oil')).toBe('unknown');
  expect(mask('Kaolin, Glycolic Acid 6%', 'exfoliation')).toBe('unknown');
  expect(mask('Kaolin, Glycolic Acid 2%', 'exfoliation')).toBe('rinsed');
});

test('as much as experts disagree about is unknown to be enough', () => {
  expect(effect('Aqua, Azelaic Acid 10%, Glycerin', 'calm')?.dose).toBe('unknown');
  expect(effect('Aqua, Azelaic Acid 5%, Glycerin', 'calm')?.dose).toBe('unlikely');
  const shampoo = 'Shampoo: Aqua, Sodium Laureth Sulfate, Glycol Distearate, Selenium Sulfide 1%';
  expect(effect(shampoo, 'dandruff', 'rinse-off')?.dose).toBe('likely');
  expect(effect(shampoo.replace(' 1%', ''), 'dandruff', 'rinse-off')?.dose).toBe('possible');
});

test('what takes make-up or dirt along leaves nothing to care for skin', () => {
  const list = 'Aqua, Glycerin, Panthenol 3%, Poloxamer 184, Phenoxyethanol';
  const effectsIn = (category: string) =>
    analyseText(list, knowledge, 'leave-on', { category, area: 'skin' }).effects.map(({ effect: name }) => name);
  for (const category of ['micellar-waters', 'wipes']) expect(effectsIn(category)).toEqual([]);
  expect(effectsIn('toners')).toContain('barrier');
  expect(effect(`Make-up remover: ${list}`, 'barrier')).toBeUndefined();
});

test('an ester of vitamin A is there for lines only where the text says so', () => {
  const list = 'Aqua, Glycerin, Phenoxyethanol, Carbomer, Xanthan Gum, Retinyl Palmitate';
  expect(effect(list, 'lines', 'sun')).toBeUndefined();
  expect(effect(`Anti-wrinkle cream: ${list}`, 'lines')).toBeDefined();
});

test('what acts in water moistens nothing without any', () => {
  const byWhat = (list: string) => effect(list, 'moisture', 'lips')?.by.map(({ index }) => index);
  expect(byWhat('Olea Europaea Fruit Oil, Cera Alba, Aloe Barbadensis Leaf Extract')).toEqual([0]);
  expect(byWhat('Olea Europaea Fruit Oil, Aqua, Aloe Barbadensis Leaf Extract')).toEqual([0, 2]);
  const balm =
    'Ricinus Communis Seed Oil, Petrolatum, Cera Alba, Ozokerite, Paraffin, Lanolin, Cera Microcristallina, Squalane, Candelilla Cera';
  expect(effect(`${balm}, Tocopheryl Acetate, Aroma, Polyglycerin-3, Aqua, Sodium Hyaluronate`, 'lines')).toBeUndefined();
});

test('tea tree oil, and what preserves styling products too, fights dandruff where that is what they are for', () => {
  const fights = (name: string, active: string, use: Context = 'rinse-off') =>
    effect(`${name}: Aqua, ${use === 'leave-on' ? 'PVP' : 'Decyl Glucoside'}, ${active}, Glycerin`, 'dandruff', use) !== undefined;
  const teaTree = 'Melaleuca Alternifolia Leaf Oil';
  expect(['Shampoo', 'Tea tree shampoo', 'Dandruff shampoo'].map((name) => fights(name, teaTree))).toEqual([false, true, true]);
  expect([fights('Hair wax', 'Piroctone Olamine', 'leave-on'), fights('Shampoo', 'Piroctone Olamine')]).toEqual([false, true]);
});

test('of an extract of aloe that is sold dry and diluted nobody knows whether there is enough', () => {
  const ofAloe = (form: string) => effect(`Aqua, Aloe Barbadensis Leaf ${form}, Cetearyl Alcohol, Phenoxyethanol`, 'moisture')?.dose;
  expect(['Juice', 'Extract'].map(ofAloe)).toEqual(['unknown', 'unknown']);
});

test('a title tells what a product is against by the words for just that', () => {
  const shampoo = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Benzoate, Xanthan Gum, Salicylic Acid';
  const fights = (name: string) => effect(`${name}: ${shampoo}`, 'dandruff', 'rinse-off') !== undefined;
  expect(['Tea tree shampoo', 'Scalp shampoo', 'Roos shampoo'].map(fights)).toEqual([false, false, false]);
  expect(['Anti-dandruff shampoo', 'Anti-roos shampoo'].map(fights)).toEqual([true, true]);
  const cream = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Xanthan Gum, Linoleic Acid, Salicylic Acid, Menthol';
  const shows = (name: string, ...effects: string[]) => effects.map((one) => effect(`${name}: ${cream}`, one) !== undefined);
  expect(shows('Evening cream', 'even-tone')).toEqual([false]);
  expect(shows('Even tone cream', 'even-tone')).toEqual([true]);
  expect(shows('Exfoliating cream', 'exfoliation', 'spots')).toEqual([true, false]);
  expect(shows('Acne cream', 'exfoliation', 'spots')).toEqual([true, true]);
  expect([...shows('Relief cream', 'itch'), ...shows('Anti-itch cream', 'itch')]).toEqual([false, true]);
});

test('lips have no uneven tone, and under the arms and on a wipe nothing is there against itch', () => {
  const shows = (text: string, name: string, use?: Context) => effect(text, name, use) !== undefined;
  const list = 'Aqua, Glycerin, Tripeptide-1, Niacinamide 4%, Avena Sativa Kernel Flour 2%';
  expect(['even-tone', 'firmness'].map((name) => shows(`Lip balm: ${list}`, name, 'lips'))).toEqual([false, false]);
  expect(['even-tone', 'firmness', 'itch'].map((name) => shows(`Cream: ${list}`, name))).toEqual([true, true, true]);
  expect(['Deodorant', 'Make-up remover'].map((name) => shows(`${name}: ${list}`, 'itch'))).toEqual([false, false]);
});

test('an ester of salicylic acid behind the 1 % line peels where the text says so', () => {
  const list = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Xanthan Gum, Capryloyl Salicylic Acid';
  expect(['Day cream', 'Pore cream'].map((name) => effect(`${name}: ${list}`, 'exfoliation') !== undefined)).toEqual([false, true]);
});

test('an acid that sets the pH smooths no lines', () => {
  expect(effect('Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Xanthan Gum, Lactic Acid', 'lines')).toBeUndefined();
  expect(effect('Lactic acid serum: Aqua, Lactic Acid 8%, Glycerin', 'lines')).toBeDefined();
});

test('mint oil scents, and cools in what is said to', () => {
  const soap = 'Sodium Palmate, Aqua, Glycerin, Mentha Piperita Oil, Limonene';
  expect(effect(soap, 'cooling')).toBeUndefined();
  expect(effect(`Cooling gel: ${soap}`, 'cooling')).toBeDefined();
});

test('menthol that is named among the scents of a perfume cools nobody', () => {
  const cream = 'Aqua, Glycerin, Phenoxyethanol';
  expect(effect(`${cream}, Parfum, Limonene, Menthol, Linalool`, 'cooling')).toBeUndefined();
  expect(effect(`${cream}, Menthol, Parfum, Limonene`, 'cooling')).toBeDefined();
  expect(effect(`Cooling gel: ${cream}, Parfum, Limonene, Menthol, Linalool`, 'cooling')).toBeDefined();
});

test('wax that is pulled off with the hair cares for no skin, and a deodorant calms none', () => {
  const effectsIn = (list: string, category: string) =>
    analyseText(list, knowledge, 'unknown', { category, area: 'skin' }).effects.map(({ effect: name }) => name);
  const wax = 'Cera Alba, Paraffinum Liquidum, Argania Spinosa Kernel Oil';
  expect(effectsIn(wax, 'hair-removal')).toEqual([]);
  expect(effectsIn(wax, 'creams')).toContain('moisture');
  expect(effectsIn('Aqua, Glycerin, Calendula Officinalis Flower Extract', 'deodorants')).not.toContain('calm');
});

test('what is sprayed for the breath is credited with nothing that rinses showed, and what sets as a film with no care', () => {
  const spray = 'Aqua, Alcohol, Glycerin, Aroma, Sodium Saccharin, Cetylpyridinium Chloride';
  const effects = (list: string) => analyseText(list, knowledge, 'unknown').effects.map(({ effect: one }) => one);
  for (const title of ['Spray bucal refrescante', 'Breath spray', 'Mundspray', 'Спрей для рта'])
    expect(effects(`${title}: ${spray}`)).toEqual([]);
  expect(effects(`Oral care: ${spray}`)).toEqual(['plaque']);
  const film = 'Cera Alba, CI 77499, Ceramide NP, Phenoxyethanol';
  expect(effects(`Isododecane, Trimethylsiloxysilicate, ${film}`)).toEqual([]);
  expect(effects(`Isododecane, Aqua, ${film}`)).toContain('barrier');
});

test('chalk binds a part of the fluoride beside it, of which nobody knows how much acts; a trace of chalk does not, nor is monofluorophosphate bound', () => {
  const caries = (list: string) => {
    const { grade, dose } = effect(list, 'caries', 'rinse-off', 'mouth') ?? expect.fail();
    return [grade, dose];
  };
  expect(caries('Toothpaste: Calcium Carbonate, Aqua, Sorbitol, Sodium Fluoride 0.32%')).toEqual(['weak', 'unknown']);
  expect(caries('Toothpaste: Calcium Carbonate, Aqua, Sorbitol, Sodium Monofluorophosphate 1.1%')).toEqual(['strong', 'likely']);
  expect(caries('Toothpaste: Hydrated Silica, Aqua, Sorbitol, Sodium Fluoride 0.32%, Calcium Carbonate')).toEqual(['strong', 'likely']);
});

test('lauric acid, which clogs pores, is credited with nothing against blemishes', () => {
  expect(effect('Aqua, Glycerin, Lauric Acid, Cetyl Alcohol', 'spots')).toBeUndefined();
});
