import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLexicon, encodeLexicon, goesOn, renamed } from '#core/inci/lexicon.ts';

const key = fc.stringMatching(/^[ab1]{1,6}$/);

test('a key goes on when a longer name begins with it', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 20 }), fc.oneof(key, fc.constant('')), (names, asked) => {
      const lexicon = decodeLexicon(names.map((name) => `${name}\n`).join(''));
      const longer = names.some((name) => name.length > asked.length && name.startsWith(asked));
      expect(goesOn(lexicon, asked)).toBe(asked !== '' && longer);
    }),
  );
});

test('other names of one ingredient make the dictionary that the whole file would make', () => {
  const entry = (inci: string) => ({ inci, alias: inci, names: [`${inci}1`, 'b1b'], typos: [`${inci}a1`] });
  const other = { ...entry('b'), names: ['bab', 'b1b'] };
  fc.assert(
    fc.property(fc.array(key, { maxLength: 6 }), fc.array(key, { maxLength: 6 }), (names, typos) => {
      const taken = new Set(['b', 'bab', 'b1b', 'ba1']);
      const free = (texts: readonly string[]) => texts.filter((text) => !taken.has(text));
      const changed = { inci: 'a', alias: 'a', names: free(names), typos: free(typos) };
      const before = decodeLexicon(encodeLexicon([other, entry('a')]));
      const whole = decodeLexicon(encodeLexicon([other, changed]));
      const after = renamed(before, changed);
      expect(new Map([...after.names].toSorted())).toEqual(new Map([...whole.names].toSorted()));
      expect(after.incis).toEqual(whole.incis);
    }),
  );
});
