import { withLetters } from '#core/letters.ts';
import { longPattern } from '#core/long-pattern.ts';
import { once } from '#core/remembered.ts';

/** What is vegan itself where it stands so, whatever else is in the product. */
const ofOneThing =
  'collagen|silk|honey|keratin|squalan|lanolin|wax|beeswax|milk|protein|peptide|glycer|hyaluron|cholesterol|carmine|source|origin|option|leather|brush';

/** "No animal or animal derived ingredients", "VEGAN": what the pack says of all that is in it, and not "Squalane (vegan)", "vegan collagen" of one thing, or "no animal ingredients (except beeswax)". */
export const animalDenied = once(() =>
  withLetters(
    longPattern`
      (?<!\p{L})(?:no animal(?: or animal)?(?:[- ]derived)? ingredients|sans ingr[ée]dients? d.origine animale|
      (?:ohne|frei von) tierischen? (?:inhaltsstoffen?|bestandteilen?)|sin ingredientes (?:(?:ni|o) derivados )?de origen animal|
      senza ingredienti di origine animale|без животных компонентов|без компонентов животного происхождения|vegan formula|
      formule vegane?|f[oó]rmula vegana|formula vegana|vegane (?:formel|rezeptur)|suitable for vegans|f[üu]r veganer geeignet|
      adapt[ée]e? aux v[ée]gan(?:e?s|iens)|apto para veganos|веганская формула|
      (?<!(?:not|non|nicht|pas|nie)\s|[([]\s?|-)vegan(?!\s?[)\]]|[\s-](?:${ofOneThing})))(?!\p{L}|\s?[(,]?\s?(?:except|au[ßs]er|sauf|excepto|кроме))
    `,
    'iu',
  ),
);
