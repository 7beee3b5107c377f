import { longPattern } from '../../long-pattern.ts';
import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { isNamedAgain } from './plain-titles.ts';

const mayTell = /[.!;\n]\s{0,2}(?:cont|enth|bevat|zawiera|inneh|indeh|obsah|tartalm|содерж)/i;
const notice = new RegExp(
  longPattern`
    (?<=[.!;\n]\s{0,2})(?:contains?|enth[äa]lt|contient|contiene|cont[ée]m|bevat|zawiera|inneh[åa]ller|indeholder|inneholder|obsahuje|
    tartalmaz|содержит)\s{1,2}([^,;.:\n]{3,60}?)(?:\s(?:and|und|et|ed?|y|en|i|och|og|a|és|и)\s([^,;.:\n]{3,60}))?(?=\s{0,2}(?:[.\n]|$))
  `,
  'giu',
);

/** "Enthält Menthol und Eucalyptol." behind a list that names both: a warning, and no further ingredient. */
export function takeNamedNotices(lexicon: Lexicon, masked: MaskedText): void {
  if (!mayTell.test(masked.text)) return;
  for (const { index, 0: said, 1: first = '', 2: second } of matchesOf(notice, masked.text)) {
    const list = masked.text.slice(0, index);
    if ([first, second ?? first].every((name) => isNamedAgain(lexicon, name.trim(), list)))
      masked.take(index, index + said.length, 'footer');
  }
}
