import { knownPieces } from '../layout/known-pieces.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText } from '../text/masked-text.ts';

/** Behind a stop, in everyday words. */
const variety =
  /(?<=[\p{L}\d)*]\.\s{1,2})(?:Ar[oô]me?s?|Go[uû]t|Saveur|Sabor|Gusto|Geschmack|Flavou?r|Smaak)\s(\p{Ll}[\p{Ll}\s'’-]{2,40})(?:\.|(?=\s*$))/u;
const scent = /ar[oô]m|parfum|flavou?r|fragr/i;

/** "Aroma, Eugenol. Arôme citron. Contient …": the flavour of the variety, where the list names its aroma and goes no further. */
export function takeVariety(lexicon: Lexicon, masked: MaskedText): void {
  const said = variety.exec(masked.text);
  if (!said || !scent.test(masked.text.slice(0, said.index)) || identify(lexicon, said[1] ?? '')?.match === 'exact') return;
  const end = said.index + said[0].length;
  if (knownPieces(lexicon, masked.text.slice(end).replaceAll('. ', ', ')) === 0) masked.take(said.index, end, 'footer');
}
