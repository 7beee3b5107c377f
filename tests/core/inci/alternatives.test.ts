import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codes } from '#core/inci/pack/codes.ts';
import { footer } from '#core/inci/pack/footers.ts';
import { mayContainMark } from '#core/inci/pack/may-contain.ts';
import { matchesOf, matchesOfAny } from '#core/inci/text/matches.ts';

/** Boilerplate of all kinds, names, and what lies between. */
const fragments = [
  ...[
    '(F12)',
    'ILN 40123',
    'FIL B12345/1',
    'L 1234567',
    'LOT A1234',
    'REF. 99/12',
    'B12345',
    '12345678',
    '<br>',
    '12M',
    '50 ml',
    'EXP 12/2027',
  ],
  ...[
    '03/2026',
    '. 1234/12',
    'AB-1234567',
    'N° 12345',
    '. ABC-12345',
    'CI 77491',
    'PEG-100 Stearate',
    'C12-15 Alkyl Benzoate',
    '1,2-Hexanediol',
  ],
  ...[
    'Directions: apply',
    "Mode d'emploi",
    'Modo de uso',
    '95 % of the total',
    '. 1 from organic farming',
    'способ применения',
    'www.example.test',
  ],
  ...[
    'info@example.test',
    '©',
    'tel. 123',
    'May contain:',
    '[+/- Mica]',
    'peut contenir',
    'free from parabens and silicones',
    '. sans paraben',
    '±',
    'Aqua',
    'Parfum',
    ', ',
    '. ',
    '\n',
    ' ',
    '-',
    '(',
    ')',
  ],
];
const text = fc.array(fc.constantFrom(...fragments), { maxLength: 12 }).map((parts) => parts.join(''));

test.each([
  ['codes', codes],
  ['footers', footer],
  ['may-contain marks', mayContainMark],
])('%s are found one by one as all of them are together', (_, patterns) => {
  const all = new RegExp(patterns.map(({ pattern }) => pattern.source).join('|'), 'giu');
  fc.assert(
    fc.property(text, (around) => {
      expect(matchesOfAny(patterns, around).map(({ index, 0: found }) => [index, found])).toEqual(
        matchesOf(all, around).map(({ index, 0: found }) => [index, found]),
      );
    }),
    { numRuns: 3_000 },
  );
});
