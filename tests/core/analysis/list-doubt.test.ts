import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { freeOf } from '#core/analysis/free-of.ts';
import { isGuessedName } from '#core/analysis/guessed-names.ts';
import type { Shelf } from '#core/analysis/product-use.ts';
import { analyseTitled } from '#core/catalog/titled-list.ts';
import { claimsOfList } from '#core/claims/claims-of-list.ts';
import { readClaims } from '../../../scripts/knowledge/claims.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const reportOf = (text: string, shelf: Shelf | null = null) => analyseText(text, knowledge, shelf === null ? 'leave-on' : 'sun', shelf);
const doubtOf = (text: string, shelf: Shelf | null = null) => reportOf(text, shelf).doubt;
const sunscreens = { category: 'sunscreens', area: 'sun' };
const cream = 'Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Dimethicone, Panthenol, Phenoxyethanol, Xanthan Gum, Parfum, Linalool';

test('a list that was read well is not doubted, with an unknown name or a slip either', () => {
  for (const text of [cream, `${cream}, Blorbane Extract`, cream.replace('Glycerin', 'Glycerinn')]) expect(doubtOf(text)).toBeNull();
  expect(doubtOf('Prunus Amygdalus Dulcis Oil')).toBeNull();
  expect(doubtOf('Salicylic Acid, Aqua, Glycerin, Phenoxyethanol')).toBeNull();
  expect(doubtOf(cream.replace('Parfum', 'Parfum (Linalool, Benzyl Alcohol, Tocopherol)'))).toBeNull();
  expect(doubtOf('Mica, Talc, Iron Oxides (CI 77491, CI 77492, CI 77499)')).toBeNull();
});

test('a piece of many words that is no name counts as the names it may hold', () => {
  const lost = 'glyzrin ciderol bottle keep upright bluten zorb stearic cap only shampu doux kids';
  expect(doubtOf(`${cream}, ${lost}`)).toBe('spoilt');
});

test('a gloss in the bracket of an unread plant is no lost text', () => {
  const eight = 'Aqua, Glycerin, Sodium Chloride, Citric Acid, Sodium Benzoate, Panthenol, Urea, Allantoin';
  expect(doubtOf(`${eight}, Foobaria Officinalis Flower Water (Eau florale de foobar)`)).toBeNull();
  expect(doubtOf(`${eight}, Foobaria Officinalis (French Foobar of the Valley) Leaf Extract`)).toBeNull();
  expect(doubtOf(`${eight}, Foobaria Officinalis Flower Water Eau florale de foobar`)).toBe('spoilt');
});

test('a bracket in which the list goes on is no remark on one name', () => {
  expect(doubtOf('Coconut Acid (Glycerin, Sodium Benzoate, Parfum, Citric Acid, Cetearyl Alcohol), Aqua, Sodium Cocoate')).toBe('run-in');
  const swallowed = 'Butyrospermum Parkii (Sheat olive fruit oil gliceryl cleate glicol distearat acrilates copolimer 3 foo bar';
  expect(doubtOf(`${cream}, ${swallowed}`)).toBe('spoilt');
  expect(
    doubtOf(
      `${cream}, Panthenol, Allantoin, Bisabolol, Niacinamide, Squalane, Urea, Betaine, Xanthan Gum, Carbomer, Caprylyl Glycol, Tocopherol, ${swallowed}`,
    ),
  ).toBe('run-in');
});

test('what cannot make up a product is not taken for all of it', () => {
  expect(doubtOf('Octocrylene 8%, Homosalate 9%, Ethylhexyl Salicylate 5%')).toBe('in-part');
  expect(doubtOf('Retinol, Argania Spinosa Kernel Oil, Caffeine')).toBe('in-part');
  expect(doubtOf('Limonene, Linalool, CI 60730')).toBe('in-part');
  for (const [more, doubt] of [
    [12, 'in-part'],
    [3, null],
  ] as const)
    expect(doubtOf(`Aqua, Glycerin, Cetearyl Alcohol, Parfum. المكونات: ماء، ${'غليسرين، '.repeat(more)}عطر`)).toBe(doubt);
  expect(doubtOf('Citrus Limon Peel Oil, Limonene, Citral')).toBeNull();
  const filters = 'Ethylhexyl Methoxycinnamate, Titanium Dioxide, Bisabolol, Tocopheryl Acetate';
  for (const heading of ['Active', 'Effective']) expect(doubtOf(`${heading} ingredients: ${filters}`)).toBe('in-part');
  expect(doubtOf(`Active ingredients: ${filters}, Aqua, Glycerin`)).toBeNull();
});

test('showy names without what carries them are not all of a product', () => {
  for (const text of [
    'with hyaluronic acid, aloe vera, panthenol',
    'Niacinamide, Retinol, Ascorbic Acid, Jojoba Oil',
    'Glycerin, Urea, Cucumber Extract, Argania Spinosa Kernel Oil',
  ])
    expect([text, doubtOf(text)]).toEqual([text, 'in-part']);
  for (const text of [
    'Glycerin, Urea, Panthenol',
    'Aloe Barbadensis Leaf Juice, Panthenol, Niacinamide, Jojoba Oil',
    'Glycerin, Urea, Glyceryl Stearate, Jojoba Oil',
    'Sucrose, Glycerin, Sodium Chloride, Helianthus Annuus Seed Oil, Parfum',
    'Ascorbic Acid, Niacinamide, Kaolin',
    'Lawsonia Inermis Leaf Powder, Indigofera Tinctoria Leaf Powder, Ascorbic Acid',
    'Petrolatum, Paraffinum Liquidum, Panthenol, Glycerin',
    'Olea Europaea Fruit Oil, Cera Alba, Tocopherol, Rosmarinus Officinalis Leaf Extract',
  ])
    expect([text, doubtOf(text)]).toEqual([text, null]);
});

test('a sunscreen without a filter is only part of one', () => {
  expect(doubtOf(cream, sunscreens)).toBe('no-active');
  expect(doubtOf(cream.replace('Niacinamide', 'Octocrylene'), sunscreens)).toBeNull();
});

test('a list without the fluoride or the sun filter that its title names is only part of one', () => {
  const titled = (title: string, text: string, category: string) =>
    analyseTitled(text, title, knowledge, { context: 'leave-on', shelf: { category, area: 'face' } }).doubt;
  const paste = 'Glycerin, Aqua, Hydrated Silica, Sorbitol, Aroma, Sodium Lauryl Sulfate, Xanthan Gum, Cellulose Gum';
  expect(titled('Fluoride Toothpaste', paste, 'toothpastes')).toBe('no-active');
  expect(titled('Паста со фтором', `${paste}, Blorbane`, 'toothpastes')).toBe('no-active');
  for (const brings of ['Sodium Fluoride', 'Olaflur', 'Sodium Flouridd'])
    expect(titled('Fluoride Toothpaste', `${paste}, ${brings}`, 'toothpastes'), brings).toBeNull();
  for (const title of [
    'Fluoride-Free Toothpaste',
    'Dentifrice sans fluor',
    'Зубная паста без фтора',
    'Zahncreme Fluoridfrei',
    'Toothpaste',
  ])
    expect(titled(title, paste, 'toothpastes'), title).toBeNull();
  const rest = 'Aqua, Glycerin, Dimethicone, Cetearyl Alcohol, Glyceryl Stearate, Phenoxyethanol, Carbomer';
  expect(titled('Day Cream SPF 30', rest, 'face-creams')).toBe('no-active');
  for (const brings of ['Octocrylene', 'Zinc Oxide', '[+/- CI 77891]', 'Octocrilenne X'])
    expect(titled('Day Cream SPF 30', `${rest}, ${brings}`, 'face-creams'), brings).toBeNull();
  expect(titled('Day Cream', rest, 'face-creams')).toBeNull();
});

test('a lotion of what works in water alone, and of no water, has lost its beginning', () => {
  const shelved = (category: string, text: string) => analyseText(text, knowledge, 'leave-on', { category, area: 'body' }).doubt;
  const rest = 'Petrolatum, Stearic Acid, Glyceryl Stearate, Dimethicone, Sodium Hydroxide, Carbomer, Phenoxyethanol';
  expect(shelved('body-lotions', rest)).toBe('no-water');
  for (const water of ['Aqua', 'Avene Aqua', 'Aloe Barbadensis Leaf Juice', 'Blorb Spring Water']) {
    expect(shelved('body-lotions', `${water}, ${rest}`)).toBeNull();
  }
  expect(shelved('body-lotions', `Active ingredient: Dimethicone 1%. Inactive ingredients: ${rest}`)).not.toBe('no-water');
  for (const category of ['lip-balms', 'soaps', 'powders']) expect(shelved(category, rest)).toBeNull();
});

test('a make-up of which the title tells a colour, and the list none, has lost its end', () => {
  const shelved = (title: string, text: string, category = 'eye-make-up') =>
    analyseTitled(text, title, knowledge, { context: 'leave-on', shelf: { category, area: 'eyes' } }).doubt;
  const part = 'Aqua, Paraffin, Cera Alba, Stearic Acid, Palmitic Acid, Triethanolamine, Phenoxyethanol';
  expect(shelved('Carbon Black Mascara', part)).toBe('no-colour');
  expect(shelved('Тушь для ресниц', part)).toBe('no-colour');
  for (const whole of ['CI 77499', 'Iron Oxides', 'Blorbane Black 2', '[+/- CI 77266]'])
    expect(shelved('Carbon Black Mascara', `${part}, ${whole}`), whole).not.toBe('no-colour');
  for (const title of ['Clear Mascara', 'Mascara Primer', 'Lash Gel']) expect(shelved(title, part), title).toBeNull();
  expect(shelved('Black Soap', part, 'soaps')).toBeNull();
});

test('what is made alkaline for an active that it does not name is only part of a depilatory or a hair colour', () => {
  const shelved = (category: string, text: string) => analyseText(text, knowledge, 'rinse-off', { category, area: 'body' }).doubt;
  const depilatory = 'Aqua, Cetearyl Alcohol, Calcium Hydroxide, Paraffinum Liquidum, Ceteareth-20, Parfum';
  expect(shelved('hair-removal', depilatory)).toBe('no-active');
  expect(shelved('hair-removal', depilatory.replace('Paraffinum Liquidum', 'Potassium Thioglycolate'))).toBeNull();
  expect(shelved('hair-removal', 'Aqua, Glycerin, Carbomer, Sodium Hydroxide, Panthenol')).toBeNull();
  const colour = 'Aqua, Cetearyl Alcohol, Ammonia, Ceteareth-20, Sodium Sulfite, Parfum';
  expect(shelved('hair-colours', colour)).toBe('no-active');
  expect(shelved('hair-colours', `${colour}, Resorcinol, p-Phenylenediamine`)).toBeNull();
  expect(shelved('hair-colours', 'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Parfum')).toBeNull();
  expect(shelved('hair-colours', 'Aqua, Cetearyl Alcohol, Ammonia, Ceteareth-20, Parfum')).toBeNull();
});

test('nothing is concluded from a doubted list: no effect, share, absence or promise', () => {
  const report = reportOf('Retinol, Argania Spinosa Kernel Oil, Caffeine');
  expect([report.withheld, report.effects, report.shares.onePercent, freeOf(report)]).toEqual([true, [], null, []]);
  expect(report.shares.items.every((share) => share === null)).toBe(true);
  const facts = report.reading.items.map(({ id }) => (id === null ? null : (knowledge.facts[id] ?? null)));
  expect(Object.values(claimsOfList(readClaims('data'), report, facts))).not.toContain('holds');
});

test('a list that ends within a name is not said to be free of anything', () => {
  expect(freeOf(reportOf(cream)).length).toBeGreaterThan(0);
  expect(freeOf(reportOf(cream.replace('Linalool', 'Citronello')))).toEqual([]);
});

test('water that nothing keeps is likely a part of a list, and said to be free of nothing', () => {
  for (const part of ['Aqua, Glycerin, Alcohol Denat.', 'Aqua, Helianthus Annuus Seed Oil, Sodium Polyacrylate'])
    expect(freeOf(reportOf(part)), part).toEqual([]);
  for (const whole of [
    'Aqua, Alcohol Denat., Menthol',
    'Aqua, Potassium Alum, Glycerin',
    'Aqua, Olea Europaea Fruit Oil, Calcium Hydroxide',
    'Aqua',
  ])
    expect(freeOf(reportOf(whole)).length, whole).toBeGreaterThan(0);
});

test('behind a shade with a comma follow shades, and the rest is whole', () => {
  expect(freeOf(reportOf(`${cream}. May contain: CI 77491, CI 77492,`)).length).toBeGreaterThan(0);
  expect(freeOf(reportOf(`${cream}, CI 77491,`))).toEqual([]);
});

test('a short name that was mended accuses nobody', () => {
  const report = reportOf('Aqua, Glycerin, Cetearyl Alcohol, Triclisan, Parfum, Phenoxyethanol');
  expect(report.reading.items[3]?.inci).toBe('Triclosan');
  expect([report.prohibited, report.restricted.filter(({ over, permitted }) => over || !permitted)]).toEqual([[], []]);
});

test('what is read between scraps, or torn from the name of a polymer, accuses nobody; a long name in full does', () => {
  const bannedIn = (text: string) => reportOf(text).prohibited.map(({ id }) => knowledge.facts[id]?.inci);
  const scraps = 'Aqua, Glycerin, zorb glyz, cap doux, kids bluten';
  expect(bannedIn(`${scraps}, formaldehyde, Parfum`)).toEqual([]);
  expect(bannedIn(`${scraps}, Butylphenyl Methylpropional, Parfum`)).toEqual(['Butylphenyl Methylpropional']);
  expect(bannedIn(`${cream}, Styrene, Citric Acid`)).toEqual([]);
  expect(bannedIn(`${cream}, Formaldehyde`)).toEqual(['Formaldehyde']);
});

test('a scent allergen that was mended from a short or much spoilt name is a guess', () => {
  const guessed = (text: string) => reportOf(`${cream}, ${text}`).reading.items.filter(isGuessedName).length;
  expect([guessed('Lumonene'), guessed('Alpha-Isomethyl Iononne'), guessed('Limonene')]).toEqual([1, 0, 0]);
});

test('what a label declares too much of is told of a list in part as well', () => {
  const { doubt, restricted } = reportOf('Active ingredients: Avobenzone 3%, Homosalate 15%, Octocrylene 10%');
  expect(doubt).toBe('in-part');
  expect(restricted.filter(({ over }) => over).map(({ index }) => index)).toEqual([1]);
});
