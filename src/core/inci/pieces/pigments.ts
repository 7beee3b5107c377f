import { keyOf } from '../names/fold.ts';
import type { Lexicon } from '../names/lexicon.ts';

const colourKey = /^ci(\d{5})/;

export const isColour = (lexicon: Lexicon, id: number) => colourKey.test(keyOf(lexicon.incis[id] ?? ''));

/** Names that say the same as a colour index number, or are the group that it belongs to. What else stands beside a number is not the colour: its carrier. */
const sameAs: Readonly<Record<string, RegExp>> = {
  '40800': /^beta[\s-]?carotene$/i,
  '75120': /^annatto$/i,
  '75130': /^(?:beta[\s-]?)?carotene$/i,
  '75170': /^guanine$/i,
  '75300': /^curcumin$/i,
  '75470': /^(?:carmine|cochineal)$/i,
  '75810': /^chlorophyllin/i,
  '77000': /^alumin(?:i?um)(?: powder)?$/i,
  '77002': /^alumin(?:i?um) hydroxide$/i,
  '77007': /^ultramarines?$/i,
  '77019': /^mica$/i,
  '77120': /^barium sul(?:f|ph)ate$/i,
  '77163': /^bismuth oxychloride$/i,
  '77220': /^calcium carbonate$/i,
  '77266': /^carbon black$/i,
  '77288': /^chromium oxide greens?$/i,
  '77289': /^chromium hydroxide green$/i,
  '77400': /^(?:copper|bronze)(?: powder)?$/i,
  '77480': /^gold$/i,
  '77510': /^ferri\w+ (?:ammonium )?ferrocyanide$/i,
  '77713': /^magnesium carbonate$/i,
  '77742': /^manganese violet$/i,
  '77820': /^silver$/i,
  '77861': /^tin oxide$/i,
  '77891': /^titanium dioxide$/i,
  '77947': /^zinc oxide$/i,
};
const iron = /^(?:(?:red|yellow|black|brown)\s)?(?:iron ox[iy]des?|ferr\w+ ox[iy]des?)(?:\s(?:red|yellow|black))?$/i;

/** Does the name say no more than the colour: "Titanium Dioxide" and CI 77891, but not "Mica" and CI 77891? */
export function saysColour(lexicon: Lexicon, name: string, id: number, colour: number): boolean {
  if (id === colour) return true;
  const number = colourKey.exec(keyOf(lexicon.incis[colour] ?? ''))?.[1] ?? '';
  return [name, lexicon.incis[id] ?? ''].some(
    (each) => (/^7749[129]$|^77489$/.test(number) ? iron : sameAs[number])?.test(each.trim()) ?? false,
  );
}

const onlyBracket = /^\s*\([^()]*\)\s*$/;

/** "CI 77499, (Iron Oxides)": in brackets of its own, what the colour in front of the comma stands for. */
export const glossesColour = (lexicon: Lexicon, piece: string, id: number, before: number | null): boolean =>
  before !== null && onlyBracket.test(piece) && saysColour(lexicon, piece.replace(/[()]/g, ''), id, before);

const ownNumber = /\d{5}/;

/** "CI 15850 / Red 7, CI 15850 / Red 6", "Red 6, Red 7 Lake": both numbered alike, so that none says the other in other words; by their keys. */
export const areTwoPigments = (front: string, behind: string): boolean =>
  /\d/.test(front) && /\d/.test(behind) && ownNumber.test(front) === ownNumber.test(behind);
