import { expect, test } from 'vitest';
import { brandBook, brandKey, brandSpelling, chooseBrand } from '#core/imports/brand.ts';

const book = brandBook({
  makers: ['Grandcorp', 'Velmora Consumer Products'],
  brands: [{ name: 'Velmora Paris', also: ['Velmora', "Vel'mora"], lines: ['Silkessa'] }, 'Nordlys'],
  lines: ['Men', 'Sun'],
  none: ['null', 'no brand'],
});
const chosen = (written: string, title = 'Day Cream') => chooseBrand([written], title, book)?.name ?? null;

test.each([
  ["L'Ourse®", 'LOURSE'],
  ['Weiss GmbH & Co. KG', 'weiss'],
  ['Salt and Stone', 'Salt & Stone'],
  ['Crème d’Or', "creme d'or"],
  ['ООО «Зорька»', 'Зорька'],
  ['Fjell Norge AS', 'Fjell'],
])('%s and %s are one brand', (one, other) => {
  expect(brandKey(one)).toBe(brandKey(other));
});

test('capitals and small letters become a name, short capitals and mixed spellings stay', () => {
  expect(['VELUTTO', 'velutto', 'Jardin secret', 'OGX', 'CeraLu', 'fleur-de-mai'].map(brandSpelling)).toEqual([
    'Velutto',
    'Velutto',
    'Jardin Secret',
    'OGX',
    'CeraLu',
    'Fleur-De-Mai',
  ]);
});

test('spellings of a known brand are one', () => {
  expect(chosen("VEL'MORA")).toBe('Velmora Paris');
  expect(chosen('velmora paris')).toBe('Velmora Paris');
});

test('a brand stands before its maker, a known brand before an unknown one', () => {
  expect(chosen('Grandcorp, Petit Bain')).toBe('Petit Bain');
  expect(chosen('Velmora, Velmora Consumer products, Brightly')).toBe('Velmora Paris');
  expect(chosen('Couleur Bleue, Nordlys')).toBe('Nordlys');
});

test('a maker alone is the brand unless the title begins with a known one', () => {
  expect(chosen('Grandcorp AS', 'Nordlys Hand Cream')).toBe('Nordlys');
  expect(chosen('Grandcorp AS', 'Silkessa Shampoo')).toBe('Velmora Paris');
  expect(chosen('Grandcorp AS', 'Hand Cream')).toBe('Grandcorp');
});

test('a line is filed under its brand', () => {
  expect(chosen('Nordlys Men')).toBe('Nordlys');
  expect(chosen('Blauwal Kinder, Blauwal')).toBe('Blauwal');
  expect(chosen('Nordlys Bakery')).toBe('Nordlys Bakery');
});

test('what is no brand is none', () => {
  expect(chosen('Null')).toBeNull();
  expect(chosen('')).toBeNull();
  expect(chosen('小林')).toBeNull();
});
