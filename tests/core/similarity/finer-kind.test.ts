import { expect, test } from 'vitest';
import { useOfCategory } from '#core/catalog/taxonomy.ts';
import { analyseTitled } from '#core/catalog/titled-list.ts';
import { comparedKind, finerKindOf } from '#core/similarity/finer-kind.ts';
import { readCategories } from '#scripts/catalog/categories.ts';
import { readFinerKinds } from '#scripts/knowledge/finer-kinds.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const rules = readFinerKinds();
const categories = readCategories();

function kindOf(category: string, title: string, list = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol'): string {
  const { knowledge } = knowledgeBase();
  const use = useOfCategory(categories.find(({ alias }) => alias === category));
  return finerKindOf(analyseTitled(list, title, knowledge, use), category, knowledge, rules);
}

test('what is for children by its title stands beside the same alone, in whichever language it says so', () => {
  const adult = kindOf('shampoos', 'Volume Shampoo');
  const titles = ['Kids Shampoo', 'Shampooing enfant', 'Kindershampoo', 'Champú infantil', 'Shampoo bimbi', 'Shampoo criança'];
  const children = [
    ...titles,
    'Szampon dla dzieci',
    'Peuters shampoo',
    'Детский шампунь',
    'Шампунь для детей',
    'Shampoo Junior',
    'Pédiatrie shampooing',
  ];
  expect(new Set(children.map((title) => kindOf('shampoos', title)))).toEqual(new Set([`${kindOf('shampoos', 'Kids Shampoo')}`]));
  expect(children.map((title) => kindOf('shampoos', title))).not.toContain(adult);
  expect(kindOf('shampoos', 'Kind to hair shampoo')).toBe(adult);
});

test('a dry, tinting or anti-dandruff product, a developer, a stick and a self-tanner are of a kind of their own', () => {
  const pairs = [
    ['shampoos', 'Shampoo', 'Dry shampoo'],
    ['shampoos', 'Shampooing', 'Shampooing antipelliculaire'],
    ['hair-masks', 'Hair mask', 'Silver hair mask'],
    ['hair-colours', 'Hair colour', 'Developer'],
    ['hair-styling', 'Styling gel', 'Styling mousse'],
    ['sunscreens', 'Sun SPF 50', 'Sun stick SPF 50'],
    ['sunscreens', 'Sun milk SPF 50', 'Face sun milk SPF 50'],
    ['creams', 'Cream', 'Hand cream'],
    ['face-creams', 'Crème de jour', 'Crème de nuit'],
    ['deodorants', 'Desodorante', 'Desodorante para pies'],
    ['toothpastes', 'Toothpaste', 'Toothpaste fluoride free'],
  ] as const;
  for (const [category, one, other] of pairs) expect(kindOf(category, one)).not.toBe(kindOf(category, other));
  const fluoride = 'Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride';
  expect(kindOf('toothpastes', 'Toothpaste', fluoride)).not.toBe(kindOf('toothpastes', 'Toothpaste', 'Aqua, Sorbitol, Hydrated Silica'));
  const paste = kindOf('toothpastes', 'Toothpaste', fluoride);
  expect(kindOf('toothpastes', 'Toothpaste', `${fluoride} (500 ppm F)`)).not.toBe(paste);
  expect(kindOf('toothpastes', 'Toothpaste', `${fluoride} (1450 ppm F)`)).toBe(paste);
  expect(kindOf('body-lotions', 'Body mousse')).not.toBe(kindOf('body-lotions', 'Body mousse', 'Aqua, Dihydroxyacetone, Glycerin'));
});

test('a clear coat and a remover are compared with no lacquer', () => {
  const as = (title: string) => comparedKind(kindOf('nail-polishes', title, 'Butyl Acetate, Ethyl Acetate, Nitrocellulose'));
  expect(['Nail sealer', 'Top coat', 'Vernis durcisseur', 'Überlack'].map(as)).toEqual(Array(4).fill('clear-coat'));
  expect(['Nagellackentferner', 'Dissolvant doux', 'Nail polish remover'].map(as)).toEqual(Array(3).fill('polish-remover'));
  expect(as('Nail polish 12 red')).toBe('');
});

test('what titles tell of strengths is the same', () => {
  const sun = kindOf('sunscreens', 'Sun milk SPF 50');
  expect(kindOf('sunscreens', 'Sun milk LSF50+')).toBe(sun);
  expect(kindOf('sunscreens', 'Sun milk 50+ 200 ml')).toBe(sun);
  expect([kindOf('sunscreens', 'Sun milk SPF 20'), kindOf('sunscreens', 'Sun milk 200 ml')]).not.toContain(sun);
  expect(kindOf('hair-colours', 'Developer 20 vol.')).toBe(kindOf('hair-colours', 'Developer 20 Volume'));
  expect(kindOf('hair-colours', 'Developer 20 vol.')).not.toBe(kindOf('hair-colours', 'Developer 30 vol.'));
  expect(kindOf('toothpastes', 'Dentifrice enfants 7+ ans')).toBe(kindOf('toothpastes', 'Dentifrice enfants 7/12 ans'));
  expect(kindOf('toothpastes', 'Kids 2 +')).not.toBe(kindOf('toothpastes', 'Kids toothpaste'));
  expect(kindOf('sunscreens', 'Sun milk kids and family 50+')).toBe(sun);
  expect(kindOf('toothpastes', 'Dentifrice 1 à 6 ans')).not.toBe(kindOf('toothpastes', 'Dentifrice 7-12 ans'));
});

test('what checks sweat, and what colours the hair that it washes, are of kinds of their own by their lists', () => {
  const deodorant = kindOf('deodorants', 'Roll-on', 'Aqua, Triethyl Citrate, Glycerin, Parfum');
  expect(kindOf('deodorants', 'Roll-on', 'Aqua, Aluminum Chlorohydrate, Glycerin, Parfum')).not.toBe(deodorant);
  const shampoo = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Parfum';
  expect(kindOf('shampoos', 'Shampoo', `${shampoo}, Basic Red 51`)).not.toBe(kindOf('shampoos', 'Shampoo', shampoo));
});
