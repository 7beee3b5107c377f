import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outline } from '#core/catalog/outline.ts';
import { formOfCategory, packFormOf, packForms } from '#core/catalog/pack-form.ts';
import { uncategorized } from '#core/catalog/taxonomy.ts';
import { families } from '#core/knowledge/vocabulary.ts';
import { readCategories } from '#scripts/catalog/categories.ts';
import { packShapes } from '#ui/catalog/pack-shapes.ts';
import { type PackedProduct, productPack } from '#ui/catalog/product-pack.ts';
import { rowPack } from '#ui/catalog/row-pack.ts';

const outlineOf = (cells: readonly (readonly [(typeof families)[number] | null, number])[]): Outline => ({
  families: cells.map(([family]) => family),
  shares: cells.map(([, share]) => share),
  mark: null,
  helps: [],
});
const cream: PackedProduct = {
  title: 'Calm Cream',
  category: 'cleansers',
  brand: 'northwind',
  brandName: 'Northwind',
  outline: outlineOf([
    ['base', 75],
    ['humectant', 8],
    ['emollient', 6],
    ['humectant', 3],
    ['active', 2],
    [null, 1],
  ]),
};
const familiesOf = (product: PackedProduct) => productPack(product).layers.map(({ family }) => family);

test('no form is kept for what is no category', () => {
  const categories = new Set(readCategories().map(({ alias }) => alias));
  expect([...formOfCategory.keys()].filter((alias) => !categories.has(alias) || alias === uncategorized)).toEqual([]);
});

test.each([
  ['lip-balms', 'Almond Bar', 'bar'],
  ['shower-gels', 'Мыло с алоэ', 'bar'],
  ['shower-gels', 'Жидкое мыло', 'pump'],
  ['sunscreens', 'Sun Stick SPF 50', 'stick'],
  ['face-creams', 'Barrier Cream', 'jar'],
  ['not-yet-known', 'Thing', 'bottle'],
] as const)('a product of %s called %s comes in a %s', (category, title, form) => {
  expect(packFormOf(category, title)).toBe(form);
});

test('layers are the families of the list in its order, and water is at most a fifth', () => {
  expect(familiesOf(cream)).toEqual(['base', 'humectant', 'emollient', 'active']);
  expect(productPack(cream).layers[0]?.height).toBe(20);
});

test('the smallest families are left out where the form has no room for them', () => {
  const all = families.map((family, place) => [family, 20 - place] as const);
  expect(familiesOf({ ...cream, outline: outlineOf(all) })).toHaveLength(6);
  expect(familiesOf({ ...cream, category: 'face-creams', outline: outlineOf(all) })).toHaveLength(4);
});

test('nothing known leaves the outline alone', () => {
  for (const outline of [null, outlineOf([]), outlineOf([[null, 5]])]) expect(rowPack({ ...cream, outline })).toBe('<use href="#k-tube"/>');
});

test('one brand has one label, cap and letter, whatever it sells', () => {
  const hand = ({ label, cap, letter }: ReturnType<typeof productPack>) => ({ label, cap, letter });
  expect(hand(productPack({ ...cream, title: 'Other', category: 'serums' }))).toEqual(hand(productPack(cream)));
  expect(productPack({ ...cream, brandName: '«ёлка»' }).letter).toBe('Ё');
});

test('any list fills the body once, with six layers at most, and always the same way', () => {
  const cell = fc.tuple(fc.constantFrom(...families, null), fc.double({ min: 0.03, max: 90, noNaN: true }));
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 1, maxLength: 120 }),
      fc.constantFrom(...formOfCategory.keys()),
      fc.string(),
      (cells, category, brand) => {
        const product = { ...cream, category, brand, outline: outlineOf(cells) };
        const pack = productPack(product);
        expect(pack.layers.length).toBeLessThanOrEqual(6);
        expect(packForms).toContain(pack.form);
        if (pack.layers.length > 0) expect(pack.layers.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(100);
        expect(pack.layers.every(({ height }) => height > 0)).toBe(true);
        expect(packShapes(productPack(product), 'large')).toBe(packShapes(pack, 'large'));
      },
    ),
  );
});

test('a row draws one shape a layer, with a pattern on high layers only', () => {
  const drawn = rowPack(cream);
  expect(drawn.match(/<use /g)).toHaveLength(productPack(cream).layers.length + 1);
  expect(packShapes(productPack(cream), 'small')).not.toContain('#k-layer-');
  expect(packShapes(productPack(cream), 'large').match(/#k-layer-large/g)).toHaveLength(3);
});
