import { isChoice } from '#core/inci/choice.ts';
import { animalDenied } from '#core/inci/pack/animal-denied.ts';
import type { Item, Reading } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { withLetters } from '#core/letters.ts';
import { longPattern } from '#core/long-pattern.ts';
import { once } from '#core/remembered.ts';
import { endsTorn } from './guessed-names.ts';
import { lacksKeeper } from './lacks-keeper.ts';
import type { AnimalOrigin, ItemIndex, NameIn } from './verdicts.ts';

type Animal = Facts['animal'];

/** Words that name a source, as a pattern that is made when first asked. */
const words = (pattern: string) => once(() => withLetters(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu'));
const anyPlant = words(longPattern`v[eé]g[eé]tale?s?|vegetable|vegano?|plants?|plantaardig|pflanzlich\p{L}*|растительн\p{L}+`);
const ofPlants = words(longPattern`
  coco(?!-)|coconuts?|[ck]okos\p{L}*|olives?|oliven\p{L}*|palm|palmier|palm(?:kern|[oö]l)\p{L}*|soya?|soja\p{L}*|soybeans?|soi|sunflower|
  sonnenblumen\p{L}*|tournesol|girasol|rapeseed|raps\p{L}*|colza|castor|кокос\p{L}*|олив\p{L}+|пальм\p{L}+|соев\p{L}+|сои|подсолнеч\p{L}+|
  рапс\p{L}*
`);
const ofAnimals = words(longPattern`
  animale?s?|tierisch\p{L}*|животн\p{L}+|tallow|\p{L}*talg|suif|lard|beef|bœuf|bovine?|porcine?|pork|porc|schweine\p{L}*|rinder\p{L}*|shark|
  fish|говяж\p{L}+|свин\p{L}+|рыб\p{L}+|акул\p{L}*
`);
const denied = words(longPattern`(?<!gmo[ -])free|\p{L}*frei|vrij|non?(?!.?gmo)|not|nicht|ohne|sans|senza|sin|without|без|не`);
const openBracket = /[([{].*/s;

/** What is known of an ingredient's origin, and what its label adds: "(from coconut)", "(aus Rindertalg)", "* of plant origin". A bracket of several names is no source. */
export function animalOf({ text, components, fromPlants }: Pick<Item, 'text' | 'components' | 'fromPlants'>, known: Animal): Animal {
  const bracket = openBracket.exec(text)?.[0] ?? '';
  if (known === 'always' || components.length > 1 || (bracket === '' && known === null)) return known;
  if (bracket !== '' && denied().test(bracket)) return known;
  const [isPlant, isAnimal] = [fromPlants || anyPlant().test(text) || ofPlants().test(bracket), ofAnimals().test(bracket)];
  if (isPlant === isAnimal) return known;
  return isPlant ? null : 'always';
}

/** `facts` by lexicon id. */
export function animalOrigin(reading: Pick<Reading, 'items' | 'leftOut' | 'text'>, facts: readonly Facts[]): AnimalOrigin {
  const { items } = reading;
  const always: NameIn[] = [];
  const possible: NameIn[] = [];
  const shades: NameIn[] = [];
  const isDenied = reading.leftOut.some(({ start, end }) => animalDenied().test(reading.text.slice(start, end)));
  let unread = items.length === 0 || endsTorn(reading) || lacksKeeper(items, facts);
  const tell = (index: ItemIndex, id: number, mayContain: boolean, animal: Animal | undefined) => {
    if (animal === 'possible' && !isDenied) possible.push({ index, id });
    else if (animal === 'always') (mayContain ? shades : always).push({ index, id });
  };
  items.forEach((item, index) => {
    const { id: own, components, mayContain, duplicate } = item;
    if (own === null) unread ||= !isChoice(item);
    else if (!duplicate) tell(index, own, mayContain, animalOf(item, facts[own]?.animal ?? null));
    for (const { id } of components) {
      if (id === null) unread = true;
      // Of a choice none is surely in it.
      else if (id !== own && !duplicate) tell(index, id, mayContain, isChoice(item) && facts[id]?.animal ? 'possible' : facts[id]?.animal);
    }
  });
  return { always, possible, shades, unread };
}
