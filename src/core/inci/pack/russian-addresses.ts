import { withLetters } from '#core/letters.ts';
import { knownPieces } from '../layout/known-pieces.ts';
import { startsKnown } from '../layout/starts-known.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { sentinel } from '../pieces/list/split.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';

/** What only addresses have in Russian and Kazakh: words for streets, houses and districts, capitals. */
const address = withLetters(
  [
    '(?<![\\p{L}\\d]|\\d\\s)(?:г|гор|ул|вул|обл|просп|пр|пер|мкр|пос|наб|ст|бул|ш|м)\\.\\s?\\p{L}{3}',
    '(?<!\\p{L})(?:область|обл|край|район|р-н|пр-т|пр-кт|проспект|шоссе|бульвар|б-р|переулок|улица|вулиця|вуліца|набережная|проезд|площадь|мкр-н|микрорайон|республика|көшесі|даңғылы)(?!\\p{L})',
    '(?<!\\p{L})(?:д|дом|стр|корп|оф|зд)\\.?\\s?\\d{1,3}(?!\\d|\\p{L}{3}|\\s?%)',
    '(?<!\\p{L})(?:москва|санкт-петербург|минск|новосибирск|алматы|астана|київ|киев)(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** Where a sentence may end and an address begin. */
const border = withLetters(`[.;\\n${sentinel}](?=\\s*\\p{L}|\\s*\\d)`, 'gu');

/** "Отдушка. РБ, г. Минск, ул. Декабристов, 29": the maker's address, from the first stop behind which no ingredient stands. */
export function takeRussianAddress(lexicon: Lexicon, masked: MaskedText): void {
  for (const { index } of matchesOf(border, masked.text)) {
    const behind = masked.text.slice(index + 1);
    if (!address.test(behind)) return;
    if (startsKnown(lexicon, masked.text, index + 1) || knownPieces(lexicon, behind) > 0) continue;
    masked.take(index + 1, masked.text.length, 'footer');
    return;
  }
}
