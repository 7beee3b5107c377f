import { describe, expect, test } from 'vitest';
import { type Condition, fits, hitOf, type Subject } from '#core/knowledge/condition.ts';

const tar: Subject = { inci: 'Coal Tar', roles: ['antidandruff', 'fragrance-plant'], functions: ['antidandruff'] };

describe('a condition', () => {
  test.each<[Condition, boolean]>([
    [{ names: ['Coal Tar'] }, true],
    [{ match: '^coal' }, true],
    [{ role: 'fragrance-plant' }, true],
    [{ role: ['soothing', 'fragrance-plant'] }, true],
    [{ function: 'antidandruff' }, true],
    [{ names: ['Tar'], match: '^tar' }, false],
    [{}, false],
  ])('fits by any of its traits: %o', (condition, expected) => {
    expect(fits(condition, tar)).toBe(expected);
  });

  test('asks for the first role only where it says so', () => {
    expect(fits({ 'first-role': 'fragrance-plant' }, tar)).toBe(false);
    expect(fits({ 'first-role': 'antidandruff' }, tar)).toBe(true);
  });

  test('is overruled by its exception, a pattern or traits', () => {
    expect(fits({ names: ['Coal Tar'], except: 'tar$' }, tar)).toBe(false);
    expect(fits({ names: ['Coal Tar'], except: { role: 'fragrance-plant' } }, tar)).toBe(false);
    expect(fits({ names: ['Coal Tar'], except: { match: 'oil', role: 'soothing' } }, tar)).toBe(true);
  });

  test('wants what stands under `with` too', () => {
    expect(fits({ match: 'Tar', with: { role: 'antidandruff' } }, tar)).toBe(true);
    expect(fits({ match: 'Tar', with: { role: 'soothing' } }, tar)).toBe(false);
  });
});

describe('a condition holds perhaps', () => {
  const subject: Subject = {
    inci: 'Lanolin',
    animal: 'possible',
    comedogenic: { low: 2, high: 4, sources: [] },
    effects: [{ effect: 'calm', grade: 'weak', sources: [], dose: null, hintedFrom: null, rinsedFrom: null }],
    flags: [{ flag: 'allergen', state: 'disputed' }],
    said: [
      { caution: 'stinging', dose: 'possible' },
      { caution: 'drying', dose: 'unlikely' },
    ],
  };

  test.each<[string, Condition]>([
    ['sources disagree on a flag', { flag: 'allergen' }],
    ['a flag is in doubt, whatever else is sure', { flag: 'allergen', match: 'Lanolin' }],
    ['it may be of animal origin', { animal: true }],
    ['only some rate it so high', { comedogenic: 4 }],
    ['an effect was hardly shown', { effect: 'calm' }],
    ['enough of it may be there to be felt', { felt: ['stinging'] }],
  ])('where %s', (_, condition) => {
    expect(hitOf(condition, subject)).toBe('perhaps');
  });

  test.each<[Condition, 'surely' | null]>([
    [{ comedogenic: 2 }, 'surely'],
    [{ comedogenic: 5 }, null],
    [{ caution: 'drying' }, 'surely'],
    [{ felt: ['drying'] }, null],
  ])('but not for %o', (condition, expected) => {
    expect(hitOf(condition, subject)).toBe(expected);
  });
});
