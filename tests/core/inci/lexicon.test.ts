import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLexicon, goesOn } from '#core/inci/lexicon.ts';

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
