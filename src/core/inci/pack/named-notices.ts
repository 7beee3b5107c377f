import { longPattern } from '../../long-pattern.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { trimmedText } from '../pieces/found.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { strength } from './plain-titles.ts';

const mayTell = /[.!;|\n]\s{0,2}(?:cont|enth|bevat|zawiera|inneh|indeh|obsah|tartalm|содерж|all?erg|аллерг)/i;
const notice = new RegExp(
  longPattern`
    (?<=[.!;|\n]\s{0,2})(?:(?:contains?|enth[äa]lt|contient|contiene|cont[ée]m|bevat|zawiera|inneh[åa]ller|indeholder|inneholder|obsahuje|
    tartalmaz|содержит)\s?:?\s{1,2}|(?:all?erg[eèé]n[a-z]{0,3}|аллергены)\s?:\s{0,2})([^.:|\n]{3,300}?)(?=\s{0,2}(?:[.|\n]|$))
  `,
  'giu',
);
const between = /[,;]|\s(?:and|und|et|ed?|y|en|i|och|og|a|és|и)\s/iu;

/** "Enthält Menthol und Eucalyptol.", "Allergens: Linalool, Citral" behind a list that names them all: a warning, and no further ingredients. */
export function takeNamedNotices(lexicon: Lexicon, masked: MaskedText): void {
  if (!mayTell.test(masked.text)) return;
  const idOf = (name: string) => identify(lexicon, trimmedText(name.replace(strength, '')))?.id;
  for (const { index, 0: said, 1: names = '' } of matchesOf(notice, masked.text)) {
    const listed = new Set(
      masked.text
        .slice(0, index)
        .split(/[,;\n]|\.\s/)
        .map(idOf),
    );
    const told = names.split(between).map(idOf);
    if (told.every((id) => id !== undefined && listed.has(id))) masked.take(index, index + said.length, 'footer');
  }
}
