import { expect, test } from 'vitest';
import { keyOf } from '#core/inci/names/fold.ts';
import { casDigitFits, ecDigitFits } from '#scripts/knowledge/check-digits.ts';
import { cannotShareNumber } from '#scripts/knowledge/shared-numbers.ts';
import { fillNumbers } from '#scripts/numbers/fill.ts';

const inventory = new Map([
  [keyOf('Urea'), { cas: ['57-13-6'], ec: ['200-315-5'] }],
  [keyOf('PEG-8 Stearate'), { cas: ['9004-99-3', '70802-40-3'], ec: [] }],
  [keyOf('Olea Europaea Fruit Oil'), { cas: ['8001-25-0'], ec: ['232-277-0'] }],
]);
const fill = (text: string) => fillNumbers(text, (key) => inventory.get(key));

test('rows get the numbers they lack, in whatever form they are written', () => {
  expect(fill('- {inci: Urea, functions: [buffering]}\n- {inci: "PEG-8 Stearate", functions: [emulsifying]}').text).toBe(
    '- {inci: Urea, cas: 57-13-6, ec: 200-315-5, functions: [buffering]}\n- {inci: "PEG-8 Stearate", cas: [\'9004-99-3\', 70802-40-3], functions: [emulsifying]}',
  );
  expect(fill('- inci: Urea\n  functions: [buffering]\n- inci: Other\n  cas: 50-00-0').text).toBe(
    '- inci: Urea\n  cas: 57-13-6\n  ec: 200-315-5\n  functions: [buffering]\n- inci: Other\n  cas: 50-00-0',
  );
  expect(fill('- species: Olea Europaea\n  forms:\n    Fruit Oil: {functions: [emollient]}').text).toContain(
    "    Fruit Oil: {cas: '8001-25-0', ec: 232-277-0, functions",
  );
});

test('a number that stands there stays, and a row with another source is left alone', () => {
  const held = '- {inci: Urea, cas: 57-13-6, functions: [buffering]}';
  expect(fill(held)).toEqual({ text: '- {inci: Urea, ec: 200-315-5, cas: 57-13-6, functions: [buffering]}', filled: 1 });
  const wrapped = '- {inci: Urea, functions: [buffering],\n    cas: 57-13-6, ec: 200-315-5}\n- {inci: Other}';
  expect(fill(wrapped).filled).toBe(0);
  const elsewhere = '- {inci: Urea, functions: [buffering], source: baki-2015}';
  expect(fill(elsewhere)).toEqual({ text: elsewhere, filled: 0 });
});

test('check digits tell a slip', () => {
  expect([casDigitFits('7732-18-5'), casDigitFits('7732-18-6'), ecDigitFits('231-791-2'), ecDigitFits('231-971-2')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('salts of different metals and hydrogenated substances share no number', () => {
  expect(cannotShareNumber('Sodium Citrate', 'Potassium Citrate')).toBe(true);
  expect(cannotShareNumber('Disodium Phosphate', 'Calcium Phosphate')).toBe(true);
  expect(cannotShareNumber('Hydrogenated Castor Oil', 'Castor Oil')).toBe(true);
  expect(cannotShareNumber('Disodium EDTA', 'Sodium EDTA')).toBe(false);
  expect(cannotShareNumber('PEG-8', 'PEG-12')).toBe(false);
});
