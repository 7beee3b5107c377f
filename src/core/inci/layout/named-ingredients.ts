import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText, SectionStart } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { knownPieces } from './known-pieces.ts';
import { partName } from './part-names.ts';
import { isTitle } from './product-kinds.ts';
import { startsKnown } from './starts-known.ts';

const namedHeading =
  /(?:^(?:[\p{L} ]{1,30}:)?|[\n.;\u0080]|\s(?=\d[.)]\s?\p{Lu}))\s*(?:(?:step|шаг|этап)\s\d[.:]\s|No\s?\d{1,2}[).]?\s|\(?\d{1,2}[).]\s?)?([\p{Lu}][\p{L}\d&'«»" /-]{1,50}?)(?:[.,:;]?\s*[.,])?:?\s+(?:ingredients?|inci|состав|склад)\s?:/giu;
const bracketHeading = /[[<【]\s?((?:\d{1,2}\s?[.):-]?\s?)?[\p{Lu}][\p{L}\d&' -]{1,30}?)\s?[\]>】]\s?:?(?=\s*\p{L})/gu;
const twoHeadings = /\s(ingredients?|inci|состав|склад)\s?:[\s\S]*\s\1\s?:/i;
/** "Состав шампуня: … Состав бальзама: …", "Ingredients (cream): … Ingredients (serum): …" */
const ofHeading =
  /(?<!\p{L})((?:состав|склад|ingr[eé]d\p{L}+(?=\s\())\s\(?(?!(?:на|по)\s|продук|средств|упаков|inci|лат|рус)\p{L}[\p{L}\d -]{2,40}?\)?)\s?:/giu;
const inBracket = /^.*\((.+)\)$/;
const leadingNumber = /^\d{1,2}\s?[.):-]?\s?/;
const notAPart = /^(?:full|complete|key|main|the|all|other|list of|our|inci|(?:пол|крат|основ|ключев|подроб|активн|наш|весь|сам)\p{L}*)$/iu;

/** Parts of a kit with other signs: "Shampoo ingredients: … Conditioner ingredients: …", "Дневной крем. Состав: … Ночной крем. Состав: …" and "[Ampoule] … [Mask] …". None when there is only one. */
export function namedIngredients(lexicon: Lexicon, masked: MaskedText): SectionStart[] {
  const patterns = [/^[\s\u0080]*[[<【]/.test(masked.text) && bracketHeading, twoHeadings.test(masked.text) && namedHeading, ofHeading];
  for (const pattern of patterns.filter((one) => one !== false)) {
    const found: { start: number; end: number; section: string }[] = [];
    for (const match of matchesOf(pattern, masked.text)) {
      const section = partName((match[1] ?? '').replace(leadingNumber, '').replace(inBracket, '$1').trim());
      const start = match.index + match[0].search(/[\p{L}\d([<【]/u);
      const end = match.index + match[0].length;
      if (notAPart.test(section) || (identify(lexicon, section) && !isTitle(section)) || !startsKnown(lexicon, masked.text, end)) continue;
      found.push({ start, end, section });
    }
    const [first] = found;
    if (
      new Set(found.map(({ section }) => section)).size < Math.max(2, found.length) ||
      !first ||
      knownPieces(lexicon, masked.text.slice(0, first.start)) > 0
    )
      continue;
    masked.take(0, first.start, 'heading');
    for (const { start, end } of found) masked.take(start, end, 'section');
    return found;
  }
  return [];
}
