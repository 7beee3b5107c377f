import { keyOf } from '../names/fold.ts';
import { find, type Lexicon, nameIs } from '../names/lexicon.ts';

/** What polymers are made of, in Russian and as INCI names call it; the longer name in front of the one that it begins with. */
const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:n-)?винилпирролидон|^вп$/, 'VP'],
  [/^винил\s?ацетат|^ва$/, 'VA'],
  [/^эйкозен/, 'Eicosene'],
  [/^гексадецен/, 'Hexadecene'],
  [/^акрилоил\s?диметил\s?таурат\p{L}* аммония/u, 'Ammonium Acryloyldimethyltaurate'],
  [/^акрилоил\s?диметил\s?таурат\p{L}* натрия/u, 'Sodium Acryloyldimethyltaurate'],
  [/^акрилат\p{L}* аммония/u, 'Ammonium Acrylate'],
  [/^акрилат\p{L}* натрия/u, 'Sodium Acrylate'],
  [/^акрилат(?:ы|ов)$/, 'Acrylates'],
  [/^акриламид/, 'Acrylamide'],
  [/^гидроксиэтил\s?акрилат/, 'Hydroxyethyl Acrylate'],
  [/^этилгексил\s?акрилат/, 'Ethylhexyl Acrylate'],
  [/^[cс]10-30[\s-]алкил\s?акрилат/, 'C10-30 Alkyl Acrylate'],
  [/^акриловой кислоты/, 'Acrylic Acid'],
  [/^стир(?:ол|ен)/, 'Styrene'],
  [/^бутадиен/, 'Butadiene'],
  [/^изопрен/, 'Isoprene'],
  [/^этилена?$/, 'Ethylene'],
  [/^пропилена?$/, 'Propylene'],
  [/^метил\s?винилового эфира/, 'PVM'],
  [/^малеинов\p{L}+ (?:кислоты|ангидрида)/u, 'MA'],
  [/^кротон/, 'Crotonates'],
  [/^винилдиметикон/, 'Vinyl Dimethicone'],
  [/^диметикона?$/, 'Dimethicone'],
  [/^молочной кислоты/, 'Lactic Acid'],
  [/^гликолевой кислоты/, 'Glycolic Acid'],
];

const spelledOut = /^(кросс?)?(?:со|ко)?полимер\s+(\S.*?)\s+(?:и|с)\s+(\S.*)$/;

/** "сополимер акрилоилдиметилтаурата аммония и винилпирролидона": the polymer of these two, whichever comes first in its name. */
export function copolymerOf(lexicon: Lexicon, name: string): number | null {
  const [, cross, ...parts] = spelledOut.exec(name.toLowerCase()) ?? [];
  const [one, other] = parts.map((part) => units.find(([pattern]) => pattern.test(part.trim()))?.[1]);
  if (one === undefined || other === undefined) return null;
  const kind = cross === undefined ? 'Copolymer' : 'Crosspolymer';
  const ids = [`${one}/${other}`, `${other}/${one}`].map((both) => find(lexicon, keyOf(`${both} ${kind}`)));
  return ids.find((hit) => hit !== null && hit.kind !== nameIs.typo)?.id ?? null;
}
