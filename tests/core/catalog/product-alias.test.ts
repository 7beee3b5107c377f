import { expect, test } from 'vitest';
import { freeAlias, reservedAliases } from '#core/catalog/product-alias.ts';

const nothing = new Set<string>();

test('an alias is ASCII kebab, Cyrillic is transliterated', () => {
  expect(freeAlias('Oliveraie d’Arsène Soft Cream 5%', nothing)).toBe('oliveraie-d-arsene-soft-cream-5');
  expect(freeAlias('Тихий Плёс Крем', nothing)).toBe('tikhiy-ples-krem');
});

test('a collision is numbered from 2', () => {
  expect(freeAlias('Soft Cream', new Set(['soft-cream']))).toBe('soft-cream-2');
  expect(freeAlias('Soft Cream', new Set(['soft-cream', 'soft-cream-2']))).toBe('soft-cream-3');
});

test('no alias reads as a comparison', () => {
  expect(freeAlias('Day vs Night VS Cream', nothing)).not.toContain('-vs-');
});

test.each([...reservedAliases])('no product is called %s', (word) => {
  expect(freeAlias(word, nothing)).not.toBe(word);
});
