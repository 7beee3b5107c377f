import { longPattern } from '../../../long-pattern.ts';
import { identify } from '../../names/identify.ts';
import { plantPart } from '../../names/plant-parts.ts';
import { oneName } from '../brackets/brackets.ts';
import { type Found, found, type PieceInText, stretch } from '../found.ts';

const mayBeInfused = /inf[uú]s|macer|steep/i;
/** Between an oil and the plant that was steeped in it. */
const between = new RegExp(
  longPattern`
    [\s-]+(?:infused|steeped|macerated)\s+(?:with|in)\s+|\s+infusion\s+in\s+|\s+infus[ée]{1,2}e?s?\s+(?:aux?|à\sla|avec|de|d')\s*|
    \s+infusionado\s+con\s+|\s+infus[oa]\s+(?:con|alla|ai|di)\s+|[\s-]+infused\s+
  `,
  'iu',
);
const partsOfPlant = new RegExp(`\\s+(?:(?:${plantPart}|petal|blossom)s?|leaves|berries)$`, 'iu');

/** "Olive Oil infused with Calendula", "Calendula-infused Olive Oil": the oil, and what it drew from the plant. Null where no side is a known name. */
export function infused(base: PieceInText): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const word = mayBeInfused.test(raw) ? between.exec(raw) : null;
  if (!word) return null;
  const at = base.start + word.index;
  const sides = [stretch(base, base.start, at), stretch(base, at + word[0].length, base.end)].filter((side) => side !== null);
  const names = sides.map((one) => oneName(one, one.source.slice(one.start, one.end)));
  if (names.every((name) => name?.id == null)) return null;
  return sides.map((one, i) => names[i] ?? drawn(one));
}

/** Of a plant that is named alone, its extract. */
function drawn(base: PieceInText): Found {
  const plant = base.source.slice(base.start, base.end);
  const { lexicon } = base.dictionary;
  const identity = identify(lexicon, `${plant} extract`) ?? identify(lexicon, `${plant.replace(partsOfPlant, '')} extract`);
  return identity ? found(base, identity.id, 'synonym') : found(base, null, 'unknown');
}
