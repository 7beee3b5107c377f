import { expect, test } from 'vitest';
import { findNamed } from '#core/inci/names/find-named.ts';
import { applyOverrides as apply, type Override, withOverride, withoutOverride } from '#core/inci/overrides.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Reading } from '#core/inci/reading.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const text = 'Ingredients: Aqua, Glycerin, Niacinamde, HydraLock 4D Complex, Panthenol. LOT 24B071';
const reading = readLabel(text, dictionary);
const at = (piece: string) => text.indexOf(piece);
const find = findNamed(dictionary.lexicon);
const applyOverrides = (read: Reading, overrides: readonly Override[]) => apply(read, overrides, find);
const panthenol = 'Panthenol';

test('without overrides the reading is the same object', () => {
  expect(applyOverrides(reading, [])).toBe(reading);
});

test('a correction that is taken back makes the piece unknown', () => {
  const changed = applyOverrides(reading, [{ kind: 'unread', start: at('Niacinamde') }]);
  expect(changed.items.find(({ start }) => start === at('Niacinamde'))).toMatchObject({
    id: null,
    inci: null,
    alias: null,
    match: 'unknown',
    text: 'Niacinamde',
  });
  expect(changed.recognised).toBe(reading.recognised - 1);
  expect(changed.total).toBe(reading.total);
});

test('a piece that a reader names is recognised, and a duplicate when it stands earlier', () => {
  const changed = applyOverrides(reading, [{ kind: 'named', start: at('HydraLock'), inci: panthenol }]);
  expect(changed.items.map(({ inci, duplicate }) => [inci, duplicate])).toEqual([
    ['Aqua', false],
    ['Glycerin', false],
    ['Niacinamide', false],
    ['Panthenol', false],
    ['Panthenol', true],
  ]);
  expect(changed.recognised).toBe(5);
});

test('a text that is put back becomes an item at its place', () => {
  const changed = applyOverrides(reading, [{ kind: 'putBack', start: 0, inci: null }]);
  expect(changed.items[0]).toMatchObject({ start: 0, id: null, match: 'unknown' });
  expect(changed.leftOut.some(({ start }) => start === 0)).toBe(false);
  expect(changed.total).toBe(reading.total + 1);
});

test('an override whose piece is not in the text changes nothing', () => {
  const changed = applyOverrides(reading, [
    { kind: 'putBack', start: 9_999, inci: null },
    { kind: 'unread', start: 9_999 },
  ]);
  expect(changed).toEqual(reading);
});

test('a refused text is left as it is', () => {
  const refused = readLabel('https://example.org', dictionary);
  expect(applyOverrides(refused, [{ kind: 'unread', start: 0 }])).toBe(refused);
});

test('a later override of a piece replaces the earlier, and can be taken back', () => {
  const unread: Override = { kind: 'unread', start: 5 };
  const named: Override = { kind: 'named', start: 5, inci: panthenol };
  expect(withOverride([unread], named)).toEqual([named]);
  expect(withoutOverride([named], 5)).toEqual([]);
});

test('a text that was put back stays put back when it is named', () => {
  const back: Override = { kind: 'putBack', start: 5, inci: null };
  expect(withOverride([back], { kind: 'named', start: 5, inci: panthenol })).toEqual([{ kind: 'putBack', start: 5, inci: panthenol }]);
});

test('a name that is no ingredient names nothing', () => {
  const changed = applyOverrides(reading, [{ kind: 'named', start: at('HydraLock'), inci: 'Moonshine' }]);
  expect(changed.items).toEqual(reading.items);
});
