import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf } from '#core/inci/names/fold.ts';
import { find, goesOn, nameIs } from '#core/inci/names/lexicon.ts';
import { decodeLexicon, encodeLexicon } from '#core/inci/names/lexicon-file.ts';
import { renamed } from '#core/inci/names/renamed.ts';

const key = fc.stringMatching(/^[ab1]{1,6}$/);

test('a key goes on when a longer name begins with it', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 20 }), fc.oneof(key, fc.constant('')), (names, asked) => {
      const lexicon = decodeLexicon(encodeLexicon(names.map((inci) => ({ inci, alias: inci, names: [], typos: [] }))));
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

test('a names file gives back every key: Latin, Cyrillic, with digits, and misspellings of both', () => {
  const text = fc.stringMatching(/^[abxбжя12]{1,5}$/);
  fc.assert(
    fc.property(fc.uniqueArray(text, { minLength: 6, maxLength: 12, selector: keyOf }), ([inci = '', other = '', ...keys]) => {
      const names = keys.slice(0, 2);
      const typos = keys.slice(2);
      const lexicon = decodeLexicon(
        encodeLexicon([
          { inci, alias: inci, names, typos: [] },
          { inci: other, alias: other, names: [], typos },
        ]),
      );
      expect(lexicon.incis).toEqual([inci, other]);
      expect(names.map((name) => find(lexicon, keyOf(name)))).toEqual(names.map(() => ({ id: 0, kind: nameIs.synonym })));
      expect(typos.map((name) => find(lexicon, keyOf(name)))).toEqual(typos.map(() => ({ id: 1, kind: nameIs.typo })));
    }),
  );
});
