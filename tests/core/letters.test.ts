import { describe, expect, it } from 'vitest';
import { withLetters } from '#core/letters.ts';

describe('withLetters', () => {
  it('finds the letters of all scripts of packs, and nothing else', () => {
    const letter = withLetters('^\\p{L}$', 'u');
    for (const one of 'aZéßłőşΩώжЁіՖאيहกქạ水のガ글') expect(letter.test(one), one).toBe(true);
    for (const other of '1²-_ ·・,;%*٪。') expect(letter.test(other), other).toBe(false);
  });

  it('writes them out within classes too, and leaves escaped signs and other properties alone', () => {
    const pattern = withLetters('(?<![\\p{L}\\d-])\\[\\p{Lu}\\p{L}+[^\\p{L}\\]]\\]', 'u');
    expect(pattern.exec('x [Состав:]')?.[0]).toBe('[Состав:]');
    expect(pattern.test('x[Состав:]')).toBe(false);
    expect(pattern.test('[состав:]')).toBe(false);
  });

  it('finds what the property finds in words beside signs and digits', () => {
    const source = '(?<!\\p{L})(?:состав|ingredients)(?!\\p{L})';
    const [written, property] = [withLetters(source, 'iu'), new RegExp(source, 'iu')];
    for (const text of ['Состав: вода', 'составы', '成分Ingredients', '1INGREDIENTS:', 'Świngredients', 'ΣINGREDIENTS'])
      expect(written.test(text), text).toBe(property.test(text));
  });
});
