import { describe, expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import type { Context } from '#core/analysis/use.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge, ingredients, rules } = knowledgeBase();
const reportOf = (text: string, context: Context = 'leave-on') => analyseText(text, knowledge, context);
const nameOf = (id: number) => knowledge.facts[id]?.inci;

/** The doses with which a list says a caution, by ingredient. */
const said = (text: string, caution: string, context: Context = 'leave-on') =>
  Object.fromEntries(
    (reportOf(text, context).cautions.find((verdict) => verdict.caution === caution)?.by ?? []).map(({ id, dose }) => [nameOf(id), dose]),
  );

const against = (text: string, skin: 'dry' | 'oily' | 'sensitive', context: Context = 'leave-on') => {
  const report = reportOf(text, context);
  return report.skin.find((verdict) => verdict.skin === skin)?.care.map(({ index }) => report.reading.items[index]?.inci);
};

test.each([
  ['Aqua, Ascorbic Acid 12%, Propanediol', 'stinging', { 'Ascorbic Acid': 'likely' }],
  ['Aqua, Glycolic Acid 8%, Glycerin', 'irritant', { 'Glycolic Acid': 'likely' }],
  ['Aqua, Glycolic Acid 10%, Glycerin', 'sun', { 'Glycolic Acid': 'likely' }],
  ['Aqua, Lactic Acid 0.5%, Glycerin', 'stinging', { 'Lactic Acid': 'unlikely' }],
  ['Aqua, Benzoyl Peroxide 5%, Glycerin', 'drying', { 'Benzoyl Peroxide': 'likely' }],
  ['Aqua, Glycolic Acid 7%, Glycerin', 'sun', { 'Glycolic Acid': 'likely' }],
  ['Aqua, Azelaic Acid 10%, Glycerin', 'stinging', { 'Azelaic Acid': 'likely' }],
  ['Aqua, Aluminum Chloride 20%, Glycerin', 'irritant', { 'Aluminum Chloride': 'likely' }],
  ['Aqua, Urea 3%, Glycerin', 'stinging', { Urea: 'unlikely' }],
  ['Aqua, Glycerin, Propolis Extract', 'sensitiser', { 'Propolis Extract': 'unknown' }],
  ['Aqua, Glycerin, Imidazolidinyl Urea', 'sensitiser', { 'Imidazolidinyl Urea': 'unknown' }],
  ['Aqua, Parfum (Geraniol)', 'sensitiser', { Parfum: 'unknown', Geraniol: 'unknown' }],
  ['Aqua, Glycerin, Mentha Piperita Oil', 'stinging', { 'Mentha Piperita Oil': 'unknown' }],
])('%s: %s', (text, caution, by) => {
  expect(said(text, caution)).toEqual(by);
});

test('the oil of a variety without camphor has no caution of camphor', () => {
  const kinds = (oil: string) => reportOf(`Aqua, Glycerin, ${oil}`).cautions.map(({ caution }) => caution);
  expect(kinds('Cinnamomum Camphora Leaf Oil')).toContain('children');
  for (const caution of ['children', 'irritant']) expect(kinds('Cinnamomum Camphora Linalooliferum Leaf Oil')).not.toContain(caution);
});

test.each([
  ['Baby powder', ['Talc']],
  ['Talco para bebé', ['Talc']],
  ['Bébé poudre de toilette', ['Talc']],
  ['Poudre libre', []],
  ['Crème de change bébé', []],
])('powder of talc for babies is kept from the nose and mouth: %s', (title, names) => {
  expect(Object.keys(said(`${title}: Talc, Magnesium Stearate, Parfum`, 'child-airways'))).toEqual(names);
});

test('no pore is warned of in what is for brows', () => {
  expect(against('Brow gel: Aqua, Copernicia Cerifera Cera, Paraffin, CI 77499', 'oily', 'eyes')).toEqual([]);
  expect(against('Eye cream: Aqua, Petrolatum, Paraffin, Glycerin', 'oily', 'eyes')).toContain('Petrolatum');
});

test('the dust of minerals is not to be breathed in, where there is dust', () => {
  expect(said('Loose setting powder: Mica, Boron Nitride, Zea Mays Starch', 'inhalation')).toHaveProperty('Mica');
  expect(said('Pressed powder: Mica, Boron Nitride, Zea Mays Starch', 'inhalation')).toEqual({});
});

test('baking soda irritates where a deodorant leaves it', () => {
  expect(said('Deodorant stick: Cocos Nucifera Oil, Sodium Bicarbonate, Tocopherol', 'irritant')).toHaveProperty('Sodium Bicarbonate');
  const trace = 'Aqua, Glycerin, Cetearyl Alcohol, Squalane, Phenoxyethanol, Xanthan Gum, Sodium Bicarbonate';
  expect(said(`Face cream: ${trace}`, 'irritant')).toEqual({});
  const balm = 'Butyrospermum Parkii Butter, Sodium Bicarbonate, Zea Mays Starch, Theobroma Cacao Seed Butter, Tocopherol';
  expect(said(`Body balm: ${balm}`, 'irritant')).toHaveProperty('Sodium Bicarbonate');
});

test('what makes a wash milder is not said to cleanse harshly, nor are relatives of a betaine called allergens for its impurity', () => {
  const wash = (surfactant: string) => `Aqua, ${surfactant}, Glycerin, Sodium Chloride`;
  for (const mild of ['Sodium Laureth-8 Sulfate', 'Sodium Oleth Sulfate', 'Magnesium Laureth Sulfate', 'Sodium Cocomonoglyceride Sulfate'])
    expect(said(wash(mild), 'stripping', 'rinse-off')).toEqual({});
  expect(said(wash('Sodium Laureth Sulfate'), 'stripping', 'rinse-off')).toHaveProperty('Sodium Laureth Sulfate');
  expect(said(wash('Cocamidopropyl Hydroxysultaine'), 'sensitiser', 'rinse-off')).toEqual({});
  expect(said(wash('Cocamidopropyl Betaine'), 'sensitiser', 'rinse-off')).toHaveProperty('Cocamidopropyl Betaine');
});

test('alkyl sulfates that hold creams together are not warned of as the standard irritant is', () => {
  const cream = (sulfate: string) => `Aqua, Glycerin, Cetearyl Alcohol, ${sulfate}, Phenoxyethanol`;
  expect(said(cream('Sodium Lauryl Sulfate'), 'irritant')).toHaveProperty('Sodium Lauryl Sulfate');
  expect(said(cream('Sodium Myristyl Sulfate'), 'irritant')).toHaveProperty('Sodium Myristyl Sulfate');
  expect(said(cream('Sodium Cetearyl Sulfate'), 'stripping')).toEqual({});
  expect(said(cream('Sodium Cetearyl Sulfate'), 'irritant')).toEqual({});
});

test('the trace that denatures ethanol neither dries nor stings', () => {
  expect(said('Aqua, t-Butyl Alcohol, Glycerin, Parfum', 'drying')).toEqual({});
  expect(said('Aqua, Isopropyl Alcohol, Glycerin, Parfum', 'drying')).not.toEqual({});
});

test('soap that gels a stick of glycol washes nothing', () => {
  const stick = 'Deodorant stick: Dipropylene Glycol, Aqua, Propylene Glycol, Sodium Stearate, Parfum';
  expect(said(stick, 'stripping')).toEqual({});
  expect(said('Sodium Palmate, Aqua, Sodium Stearate, Propylene Glycol', 'stripping')).toHaveProperty('Sodium Palmate');
});

test('what needs time is said as rinsed off; what cleans is not excused by rinsing', () => {
  expect(said('Aqua, Glycolic Acid 8%, Glycerin', 'irritant', 'rinse-off')).toEqual({ 'Glycolic Acid': 'rinsed' });
  expect(said('Aqua, Sodium Lauryl Sulfate, Glycerin', 'stripping', 'rinse-off')).toEqual({ 'Sodium Lauryl Sulfate': 'likely' });
  // As much as a peel may stand there: no warning is left out.
  expect(said('Aqua, Glycolic Acid, Arginine, Propanediol, Hydroxyethylcellulose, Phenoxyethanol', 'sun', 'rinse-off')).toEqual({
    'Glycolic Acid': 'possible',
  });
});

test('lye warns of what softens calluses, not of the foot cream that it thickens', () => {
  expect(said('Callus remover: Aqua, Potassium Hydroxide 1.4%, Carbomer', 'irritant', 'rinse-off')).toEqual({
    'Potassium Hydroxide': 'likely',
  });
  expect(said('Foot cream: Aqua, Glycerin, Carbomer, Potassium Hydroxide', 'irritant')).toEqual({});
});

test('lye warns of what removes cuticles, not of a nail gel that it thickens', () => {
  const remover = 'Cuticle remover: Aqua, Potassium Hydroxide, Glycerin, Carbomer';
  expect(said(remover, 'irritant', 'rinse-off')).toHaveProperty('Potassium Hydroxide');
  const gel = 'Nail care gel: Aqua, Glycerin, Panthenol, Propanediol, Carbomer, Phenoxyethanol, Parfum, Potassium Hydroxide';
  expect(said(gel, 'irritant')).toEqual({ 'Potassium Hydroxide': 'unlikely' });
});

test('a peel stings and burns in the sun although it is washed off after minutes', () => {
  const peel = 'Glycolic Acid 30%, Aqua, Sodium Hydroxide, Salicylic Acid 2%';
  for (const caution of ['stinging', 'irritant', 'sun']) expect(said(peel, caution, 'rinse-off')).toHaveProperty('Glycolic Acid', 'likely');
  expect(said(peel, 'irritant', 'rinse-off')).toHaveProperty('Salicylic Acid', 'rinsed');
});

test('dust and spray warn only where there is a cloud', () => {
  expect(said('Aqua, Talc, Glycerin', 'inhalation')).toEqual({});
  expect(said('Loose powder: Talc, Mica, Zinc Stearate', 'inhalation')).toMatchObject({ Talc: 'unknown' });
  expect(said('Baby powder: Talc, Mica, Parfum', 'inhalation')).toMatchObject({ Talc: 'unknown' });
  expect(said('Butane, Propane, Alcohol Denat., Aluminum Chlorohydrate, Talc', 'inhalation')).toMatchObject({ Talc: 'unknown' });
  const spheres = 'Acrylonitrile/Methyl Methacrylate/Vinylidene Chloride Copolymer';
  expect(said(`Aqua, Dimethicone, Talc, ${spheres}, Isobutane`, 'inhalation')).toEqual({});
  expect(said(`Aqua, Dimethicone, Glycerin, Isobutane, Butyrospermum Parkii Butter, Talc, ${spheres}`, 'inhalation')).toEqual({});
  expect(said(`Isobutane, Alcohol Denat., Talc, ${spheres}`, 'inhalation')).toHaveProperty('Talc');
});

test('a hair colour warns of the vapour of its ammonia, a straightener of formaldehyde; a cream of neither', () => {
  expect(said('Hair color cream: Aqua, Cetearyl Alcohol, Ammonium Hydroxide, Parfum', 'inhalation', 'rinse-off')).toHaveProperty(
    'Ammonium Hydroxide',
  );
  expect(said('Aqua, Ammonium Hydroxide, p-Phenylenediamine, Resorcinol', 'inhalation', 'rinse-off')).toHaveProperty('Ammonium Hydroxide');
  expect(said('Aqua, Lactic Acid, Ammonium Hydroxide, Glycerin', 'inhalation')).toEqual({});
  expect(said('Keratin hair straightener: Aqua, Formaldehyde, Keratin', 'inhalation', 'rinse-off')).toHaveProperty('Formaldehyde');
});

test('what passes through skin is no matter of pregnancy on nails', () => {
  expect(said('UV gel nail polish: Hydroxypropyl Methacrylate, Silica, Hydroquinone', 'pregnancy')).toEqual({});
  expect(said('Face cream: Aqua, Glycerin, Retinol, Squalane', 'pregnancy')).toEqual({ Retinol: 'unknown' });
});

test('vapour warns of nail products, lye of straighteners; elsewhere both are in small amounts or neutralised', () => {
  expect(said('Nail polish: Butyl Acetate, Ethyl Acetate, Nitrocellulose', 'inhalation')).toEqual({
    'Butyl Acetate': 'unknown',
    'Ethyl Acetate': 'unknown',
  });
  expect(said('Face mask: Aqua, Ethyl Acetate, Glycerin', 'inhalation')).toEqual({});
  const relaxer = 'Hair relaxer: Aqua, Petrolatum, Lithium Hydroxide';
  for (const caution of ['irritant', 'eyes', 'children'])
    expect(said(relaxer, caution, 'rinse-off')).toEqual({ 'Lithium Hydroxide': 'unknown' });
  expect(against(relaxer, 'sensitive', 'rinse-off')).toEqual(['Lithium Hydroxide']);
  const shampoo = 'Shampoo: Aqua, Decyl Glucoside, Sodium Hydroxide';
  expect(said(shampoo, 'irritant', 'rinse-off')).toEqual({});
  expect(against(shampoo, 'sensitive', 'rinse-off')).not.toContain('Sodium Hydroxide');
});

test('a dye of hair that is painted on the skin is not permitted there', () => {
  expect(said('Black henna body tattoo: Aqua, p-Phenylenediamine, Glycerin', 'hair-only')).toEqual({ 'p-Phenylenediamine': 'unknown' });
});

describe('skin types', () => {
  test('a strong vitamin C serum is not for sensitive skin, a trace of the vitamin speaks against nobody', () => {
    expect(against('Aqua, Ascorbic Acid 15%, Propanediol', 'sensitive')).toEqual(['Ascorbic Acid']);
    expect(against('Aqua, Glycerin, Ascorbic Acid 0.05%', 'sensitive')).toEqual([]);
  });
  test('true soap speaks against dry skin', () => {
    expect(against('Sodium Palmate, Sodium Cocoate, Aqua, Glycerin', 'dry', 'rinse-off')).toEqual(['Sodium Palmate', 'Sodium Cocoate']);
  });
  test('a preservative that also softens helps no skin', () => {
    const dry = reportOf('Aqua, Glycerin, Ethylhexylglycerin').skin.find(({ skin }) => skin === 'dry');
    expect(dry?.helps.map(({ index }) => index)).toEqual([1]);
  });
});

test('every caution says a described kind, or gives a written reason why nothing follows', () => {
  const kinds = new Set(rules.cautionKinds.kinds.map(({ caution }) => caution));
  for (const { inci, cautions } of ingredients)
    for (const { says, why } of cautions)
      expect(says.length > 0 ? says.every((caution) => kinds.has(caution)) : why !== null && why in rules.cautionKinds.reasons, inci).toBe(
        true,
      );
});

test.each([
  ['formaldehyde-releaser', 'sensitiser'],
  // Those of magnesium and zinc with ethylene oxide are made for mild washes, as are long chains, much ethylene oxide and monoglycerides.
  [
    'sulfate',
    'stripping',
    /^(?:Magnesium|Zinc) \w+eth(?:-\d+)? Sulfate$|(?:Oleth|Laneth|eth-(?:[5-9]|\d\d)|Oleyl|Tallow|Cocomonoglyceride) Sulfate$/,
  ],
  ['drying-alcohol', 'drying'],
] as const)('what is settled as %s carries the caution %s', (flag, caution, mild: RegExp = /^$/) => {
  const members = ingredients.filter(({ flags }) => flags.some((one) => one.flag === flag && one.state === 'settled'));
  const without = members.filter(({ cautions }) => !cautions.some(({ says }) => says.includes(caution))).map(({ inci }) => inci);
  expect(without.filter((inci) => !mild.test(inci))).toEqual([]);
});

test('a scent that the EU wants named is said as an allergen', () => {
  const labelled = ingredients.filter(({ limits }) => limits.some(({ label }) => label !== null));
  const without = labelled.filter(({ cautions }) => !cautions.some(({ says }) => says.includes('sensitiser'))).map(({ inci }) => inci);
  expect(without).toEqual(['Benzyl Alcohol']);
});

test('soap made in the product is soap', () => {
  const wash = 'Aqua, Myristic Acid, Glycerin, Potassium Hydroxide, Lauric Acid, Parfum';
  expect(said(wash, 'stripping', 'rinse-off')).toEqual({});
  expect(said(wash, 'soap-made', 'rinse-off')).toEqual({ 'Myristic Acid': 'possible', 'Lauric Acid': 'possible' });
  expect(against(wash, 'dry', 'rinse-off')).toEqual(['Myristic Acid', 'Lauric Acid']);
  const further =
    'Aqua, Myristic Acid, Glycerin, Behenic Acid, Sodium Methyl Cocoyl Taurate, Palmitic Acid, Butylene Glycol, Potassium Hydroxide, Lauric Acid, Parfum';
  expect(Object.keys(said(further, 'soap-made', 'rinse-off'))).toEqual(['Myristic Acid', 'Behenic Acid', 'Palmitic Acid', 'Lauric Acid']);
  expect(said('Aqua, Glycerin, Stearic Acid, Palmitic Acid, Sodium Hydroxide', 'soap-made')).toEqual({});
});

test('what calls for care helps nobody at the same time, and a toothpaste is for no skin type', () => {
  for (const { helps, care } of reportOf('Aqua, Glycerin, Menthol, Propolis Extract, Salicylic Acid, Urea, Parfum').skin)
    expect(helps.filter(({ index }) => care.some((one) => one.index === index))).toEqual([]);
  expect(
    reportOf('Toothpaste: Aqua, Glycerin, Sodium Lauryl Sulfate, Aroma', 'rinse-off').skin.flatMap(({ helps, care }) => [
      ...helps,
      ...care,
    ]),
  ).toEqual([]);
});

test('the mouth is not degreased and a toothpaste is nothing for broken skin', () => {
  const { cautions } = reportOf('Toothpaste: Aqua, Alcohol, Sodium Lauryl Sulfate, Aroma', 'rinse-off');
  expect(cautions.map(({ caution }) => caution)).toEqual(['sensitiser', 'stinging']);
});

test('talc is a matter of dust alone', () => {
  expect(said('Aqua, Talc, Glycerin', 'children')).toEqual({});
});

describe('what speaks against a skin type', () => {
  test('powders dry only in quantity, and never where they care for dry skin', () => {
    expect(against('Aqua, Kaolin, Glycerin, Bentonite 8%', 'dry')).toEqual(['Kaolin', 'Bentonite']);
    expect(against('Aqua, Glycerin, Urea, Cetearyl Alcohol, Panthenol, Dimethicone, Phenoxyethanol, Tapioca Starch', 'dry')).toEqual([]);
    expect(against('Aqua, Avena Sativa Kernel Flour, Glycerin', 'dry')).toEqual([]);
  });
  test('what may clog pores is left to skin that keeps it: not washed off, not on lips, not in hair', () => {
    const rich = 'Aqua, Isopropyl Myristate, Theobroma Cacao Seed Butter, Petrolatum';
    expect(against(rich, 'oily')).toEqual(['Isopropyl Myristate', 'Theobroma Cacao Seed Butter', 'Petrolatum']);
    expect(against(rich, 'oily', 'rinse-off')).toEqual([]);
    expect(against(rich, 'oily', 'lips')).toEqual([]);
    expect(against(`Hair mask: ${rich}`, 'oily')).toEqual([]);
  });
});

test('oils boiled with lye are soap; a cream that is neutralised is none', () => {
  const oils = ['Cocos Nucifera Oil', 'Elaeis Guineensis Kernel Oil', 'Olea Europaea Fruit Oil'];
  expect(against('Water, Coconut Oil, Potassium Hydroxide, Palm Kernel Oil, Olive Oil, Citric Acid', 'dry', 'rinse-off')).toEqual(oils);
  expect(said('Aqua, Cocos Nucifera Oil, Olea Europaea Fruit Oil, Carbomer, Sodium Hydroxide, Glycerin', 'soap-made')).toEqual({});
});

test('a note that no nappy cream may hold it is said of what is for children alone', () => {
  const list = 'Aqua, Kaolin, Glycerin, Salicylic Acid, Propylparaben, Menthol';
  for (const context of ['leave-on', 'rinse-off'] as const)
    expect(said(`Mask: ${list}`, 'children', context)).toEqual({ 'Salicylic Acid': 'unknown', Menthol: 'unknown' });
  expect(said(`Baby cream: ${list}`, 'children')).toMatchObject({ Propylparaben: 'unknown' });
  expect(said(`Детский крем. Состав: ${list}`, 'children')).toMatchObject({ Propylparaben: 'unknown' });
});

test('every dye that the EU has packs warn of is a contact allergen, beside henna too', () => {
  expect(said('Henna for hair: Lawsonia Inermis Leaf Powder, Sodium Picramate', 'sensitiser')).toHaveProperty('Sodium Picramate');
  const metals = ['Bismuth Citrate', 'Lead Acetate', 'Silver Nitrate'];
  const dyes = ingredients.filter(({ inci, roles, origin }) => roles[0] === 'hair-dye' && origin === 'synthetic' && !/^CI /.test(inci));
  const unsaid = dyes.filter(({ cautions }) => !cautions.some(({ says }) => says.includes('sensitiser')));
  expect(unsaid.map(({ inci }) => inci).filter((inci) => !metals.includes(inci))).toEqual([]);
});

test('rosin itself is a contact allergen as its esters are', () => {
  expect(said('Wax strips: Paraffin, Colophonium, Glyceryl Rosinate', 'sensitiser')).toMatchObject({ Colophonium: 'unknown' });
});

test('starch dries where it stays on the skin, clay in a mask that is washed off too', () => {
  const powder = 'Zea Mays Starch, Sodium Cocoyl Isethionate, Papain';
  expect(against(`Face powder: ${powder}`, 'dry')).toContain('Zea Mays Starch');
  expect(against(`Enzyme wash: ${powder}`, 'dry', 'rinse-off')).not.toContain('Zea Mays Starch');
  expect(against('Clay mask: Aqua, Kaolin, Glycerin', 'dry', 'rinse-off')).toContain('Kaolin');
});

test.each(['Diethyl Toluamide', 'Hydroxyethyl Isobutyl Piperidine Carboxylate', 'Ethyl Butylacetylaminopropionate'])(
  'a spray with the repellent %s is not for eyes, lungs, wounds or babies; a lotion is breathed in by nobody',
  (repellent) => {
    const spray = `Insect repellent spray: Alcohol Denat., ${repellent} 20%, Aqua`;
    for (const caution of ['eyes', 'inhalation', 'children', 'broken-skin']) expect(said(spray, caution)).toHaveProperty([repellent]);
    expect(said(`Insect repellent lotion: Aqua, ${repellent} 20%, Glycerin`, 'inhalation')).toEqual({});
  },
);

test('menthanediol harms eyes and small children in the amount of a repellent, not where it cools', () => {
  expect(said('Repellent lotion: Aqua, Menthanediol 20%, Glycerin', 'children')).toEqual({ Menthanediol: 'likely' });
  expect(said('Repellent lotion: Aqua, Menthanediol 20%, Glycerin', 'eyes')).toEqual({ Menthanediol: 'likely' });
  expect(Object.values(said('Foot gel: Aqua, Glycerin, Phenoxyethanol, Menthanediol', 'children'))).not.toContain('likely');
});

test('persulfates and silicates of a bleach irritate eyes and the scalp although it is washed off', () => {
  const bleach = 'Hair bleach powder: Potassium Persulfate, Sodium Silicate, Ammonium Persulfate, Silica';
  for (const caution of ['eyes', 'irritant'])
    expect(Object.keys(said(bleach, caution, 'rinse-off'))).toEqual(['Potassium Persulfate', 'Sodium Silicate', 'Ammonium Persulfate']);
});

test('what keeps a cream or a conditioner together is not said to cleanse harshly, for neither washes', () => {
  const cream = 'Aqua, Glycerin, Cetearyl Alcohol, Sodium Coco-Sulfate, Phenoxyethanol';
  const stripped = (text: string, context: Context, category = 'hand-creams') =>
    analyseText(text, knowledge, context, { category, area: 'body' }).skin.some(({ care }) =>
      care.some(({ reason }) => reason.startsWith('stripping')),
    );
  expect(stripped(cream, 'leave-on')).toBe(false);
  expect(stripped(cream, 'rinse-off', 'conditioners')).toBe(false);
  expect(stripped(cream, 'rinse-off', 'cleansers')).toBe(true);
  expect(stripped('Aqua, Sodium Coco-Sulfate, Glycerin', 'leave-on')).toBe(true);
});

test('retinol makes skin burn more easily; of its esters that is disputed, and a sunscreen with one warns of no sun', () => {
  expect(said('Aqua, Retinol 0.3%, Glycerin', 'sun')).toHaveProperty('Retinol');
  expect(said('Aqua, Retinal 0.1%, Glycerin', 'sun')).toHaveProperty('Retinal');
  expect(said('Aqua, Octocrylene 8%, Retinyl Palmitate, Glycerin', 'sun', 'sun')).toEqual({});
  expect(said('Aqua, Glycerin, Retinyl Acetate 0.3%', 'sun')).toEqual({});
});

test('salts of salicylic acid are no matter of children in a shampoo; the acid is', () => {
  const washing = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Parfum';
  expect(said(`Shampoo: ${washing}, Sodium Salicylate`, 'children', 'rinse-off')).toEqual({});
  expect(said(`Shampoo: ${washing}, Salicylic Acid`, 'children', 'rinse-off')).toHaveProperty('Salicylic Acid');
  expect(said(`Shower gel: ${washing}, Sodium Salicylate`, 'children', 'rinse-off')).toHaveProperty('Sodium Salicylate');
  expect(said('Hair mask: Aqua, Cetearyl Alcohol, Sodium Salicylate', 'children', 'rinse-off')).toHaveProperty('Sodium Salicylate');
});

test('pressed citrus oil warns of the sun where as much may be there as burns; that of sweet oranges never does', () => {
  const sunOf = (list: string) => Object.values(said(list, 'sun'))[0] ?? null;
  const cream = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Parfum';
  expect(sunOf(`${cream}, Citrus Limon Peel Oil, Limonene`)).toBe('unlikely');
  expect(sunOf(`${cream}, Citrus Aurantium Dulcis Peel Oil, Limonene`)).toBeNull();
  expect(sunOf('Prunus Amygdalus Dulcis Oil, Citrus Limon Peel Oil 5%, Tocopherol')).toBe('likely');
  expect(sunOf('Prunus Amygdalus Dulcis Oil, Citrus Aurantium Bergamia Peel Oil 0.5%, Tocopherol')).toBe('likely');
  expect(sunOf('Prunus Amygdalus Dulcis Oil, Citrus Aurantium Bergamia Peel Oil 0.1%, Tocopherol')).toBe('unlikely');
});

test('of what releases peroxide, what it releases counts for children', () => {
  const paste = (list: string) => said(`Toothpaste: Glycerin, ${list}, Hydrated Silica, Aroma`, 'children', 'rinse-off');
  expect(paste('Urea Peroxide 0.28%')).toEqual({ 'Urea Peroxide': 'unlikely' });
  expect([paste('Urea Peroxide 0.4%'), paste('Hydrogen Peroxide 0.2%')]).toEqual([
    { 'Urea Peroxide': 'likely' },
    { 'Hydrogen Peroxide': 'likely' },
  ]);
});

test.each([
  'Lactis Serum Proteinum',
  'Donkey Milk',
  'Hydrolyzed Egg Protein',
  'Lysozyme',
  'Lactoperoxidase',
  'Triticum Vulgare Gluten',
  'Hydrolyzed Soymilk Protein',
])('proteins of milk, egg, wheat and soy are a matter of allergies whatever their name: %s', (name) => {
  expect(said(`Aqua, Glycerin, ${name}`, 'known-allergy')).toHaveProperty([name]);
});

test('nobody is told to keep what is for lips out of the eyes, nor that a paste for small children is not for them', () => {
  const balm = 'Lip balm: Petrolatum, Octocrylene, Cera Alba, Tocopherol';
  expect([said(balm, 'eyes', 'lips'), said(balm, 'eyes')]).toEqual([{}, { Octocrylene: expect.any(String) }]);
  const paste = (title: string) => said(`${title}: Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride 0.22%, Aroma`, 'children', 'rinse-off');
  for (const title of ['Kids toothpaste', 'Dentifrice enfants 1 à 6 ans', 'Зубная паста детская']) expect(paste(title)).toEqual({});
  for (const title of ['Toothpaste', 'Toothpaste junior 6+', 'Dentifrice enfants 7 ans'])
    expect(paste(title)).toHaveProperty(['Sodium Fluoride']);
});

test('what rests on a part of the plant that the label does not name is a precaution, or probable', () => {
  const allergy = (extract: string) =>
    reportOf(`Aqua, Glycerin, ${extract}`)
      .cautions.find(({ caution }) => caution === 'known-allergy')
      ?.by.map(({ precaution }) => precaution);
  expect(allergy('Corylus Avellana Seed Extract')).toEqual([undefined]);
  expect(allergy('Corylus Avellana (Hazelnut) Extract')).toEqual([true]);
  const flags = (extract: string) => reportOf(`Aqua, Glycerin, ${extract}`).itemFlags[2]?.map(({ state }) => state);
  expect(flags('Vanilla Planifolia Fruit Extract')).toContain('settled');
  expect(flags('Vanilla Planifolia Extract')).not.toContain('settled');
});

describe('what is there for something else is not warned of', () => {
  const cream = 'Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Phenoxyethanol';

  test('a surfactant with which a latex or a silicone is made, or of which there is a trace, does not cleanse', () => {
    const wash = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride';
    const harsh = (list: string) => [
      ...Object.keys(said(list, 'stripping', 'rinse-off')),
      ...Object.keys(said(list, 'irritant', 'rinse-off')),
    ];
    expect(harsh(`${wash}, Styrene/Acrylates Copolymer, Sodium Lauryl Sulfate, Parfum`)).toEqual(['Sodium Laureth Sulfate']);
    expect(harsh(`${wash}, Dimethiconol, TEA-Dodecylbenzenesulfonate, Parfum`)).toEqual(['Sodium Laureth Sulfate']);
    expect(harsh(`${wash}, Phenoxyethanol, Parfum, Sodium Lauryl Sulfate`)).toEqual(['Sodium Laureth Sulfate']);
    expect(harsh(`Hair color cream: Aqua, Sodium Lauryl Sulfate, Cetearyl Alcohol, p-Phenylenediamine`)).toEqual([]);
    expect(harsh('Aqua, Sodium Lauryl Sulfate, Cocamidopropyl Betaine, Styrene/Acrylates Copolymer')).toHaveLength(2);
    expect(harsh('Aqua, Sodium Lauryl Sulfate, Glycerin')).toEqual(['Sodium Lauryl Sulfate', 'Sodium Lauryl Sulfate']);
  });

  test('a scent that is named among the others cools nobody, unless the product is called so', () => {
    const scented = `${cream}, Parfum, Limonene, Camphor, Menthol, Linalool`;
    for (const caution of ['stinging', 'children']) {
      expect(said(`Hand cream: ${scented}`, caution)).toEqual({});
      expect(Object.keys(said(`Muscle balm: ${scented}`, caution))).toEqual(['Camphor', 'Menthol']);
      expect(said(`Gel: ${cream}, Parfum, Menthol, Camphor, Xanthan Gum`, caution)).toHaveProperty('Menthol');
    }
    expect(Object.keys(said(`Hand cream: ${scented}`, 'sensitiser'))).toEqual(expect.arrayContaining(['Camphor', 'Menthol']));
  });

  test('a sun filter that guards a perfume or a wash does not run into the eyes', () => {
    const filter = 'Butyl Methoxydibenzoylmethane';
    expect(said(`Aqua, Glycerin, ${filter}, Phenoxyethanol`, 'eyes', 'sun')).toHaveProperty(filter);
    expect(said(`Eau de parfum: Alcohol, Parfum, Aqua, ${filter}`, 'eyes')).toEqual({});
    expect(said(`Shower gel: Aqua, Sodium Laureth Sulfate, ${filter}`, 'eyes', 'rinse-off')).toEqual({});
  });

  test('ammonia irritates in a hair colour, not where it sets the pH', () => {
    expect(said('Mascara: Aqua, Acrylates Copolymer, Ammonium Hydroxide', 'irritant', 'eyes')).toEqual({});
    expect(said('Hair dye: Aqua, Cetearyl Alcohol, Ammonium Hydroxide', 'irritant', 'rinse-off')).toHaveProperty('Ammonium Hydroxide');
  });

  test('an acid is no matter of the sun in a deodorant or in hair, nor the fruit of the fig anywhere', () => {
    const sun = (title: string) => Object.keys(said(`${title}: Aqua, Mandelic Acid, Glycerin, Cetearyl Alcohol`, 'sun'));
    expect([sun('Face serum'), sun('Deodorant'), sun('Hair lotion')]).toEqual([['Mandelic Acid'], [], []]);
    expect(said('Aqua, Glycerin, Ficus Carica Fruit Extract', 'sun')).toEqual({});
    expect(said('Aqua, Glycerin, Ficus Carica Fruit/Leaf Extract', 'sun')).toHaveProperty('Ficus Carica Fruit/Leaf Extract');
  });

  test('paprika burns only where the product warms; chilli everywhere', () => {
    const burns = (title: string, pepper: string) => Object.keys(said(`${title}: Aqua, Glycerin, ${pepper}`, 'stinging'));
    expect(burns('Face cream', 'Capsicum Annuum Fruit Extract')).toEqual([]);
    expect(burns('Warming gel', 'Capsicum Annuum Fruit Extract')).toHaveLength(1);
    expect(burns('Face cream', 'Capsicum Frutescens Fruit Extract')).toHaveLength(1);
  });

  test('gas behind the line drives nothing out', () => {
    const make = (list: string) => said(list, 'inhalation');
    expect(make(`Aqua, Dimethicone, Talc, Glycerin, Phenoxyethanol, Isobutane, Parfum`)).toEqual({});
    expect(make('Aqua, Isobutane, Talc, Glycerin, Phenoxyethanol, Parfum')).toHaveProperty('Talc');
  });

  test('triclosan is no matter of children but in toothpaste, methyl salicylate in all but that', () => {
    expect(said('Deodorant: Aqua, Glycerin, Triclosan', 'children')).toEqual({});
    expect(said('Toothpaste: Aqua, Sorbitol, Triclosan', 'children', 'rinse-off')).toHaveProperty('Triclosan');
    expect(said('Toothpaste: Aqua, Sorbitol, Methyl Salicylate', 'children', 'rinse-off')).toEqual({});
    expect(said('Mouthwash: Aqua, Sorbitol, Methyl Salicylate', 'children', 'rinse-off')).toHaveProperty('Methyl Salicylate');
  });
});

test('what foams and is sweetened is for teeth, whether fluoride is in it or not', () => {
  const paste = reportOf('Sorbitol, Silica, Aqua, PEG-32, Sodium Lauryl Sulfate, Aroma, Sodium Saccharin, Charcoal Powder');
  expect([paste.area, paste.cautions.map(({ caution }) => caution)]).toEqual(['mouth', ['sensitiser']]);
});

test('no caution is of more than the law permits, which the amount that is told ends at', () => {
  expect(said('Aqua, Salicylic Acid, Glycerin, Cetearyl Alcohol, Phenoxyethanol', 'pregnancy')).toEqual({ 'Salicylic Acid': 'unlikely' });
});
