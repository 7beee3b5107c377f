import { withLetters } from '#core/letters.ts';
import { longPattern } from '#core/long-pattern.ts';
import { once } from '#core/remembered.ts';

/** "No animal or animal derived ingredients", "Vegane Formel": what the pack says of all that is in it. "Free from animal extracts (except beeswax)" is none. */
export const animalDenied = once(() =>
  withLetters(
    longPattern`
      (?<!\p{L})(?:no animal(?: or animal)?(?:[- ]derived)? ingredients|sans ingr[ée]dients? d.origine animale|
      (?:ohne|frei von) tierischen? (?:inhaltsstoffen?|bestandteilen?)|sin ingredientes (?:(?:ni|o) derivados )?de origen animal|
      senza ingredienti di origine animale|без животных компонентов|без компонентов животного происхождения|vegan formula|
      formule vegane?|f[oó]rmula vegana|formula vegana|vegane (?:formel|rezeptur)|suitable for vegans|f[üu]r veganer geeignet|
      adapt[ée]e? aux v[ée]gan(?:e?s|iens)|apto para veganos|веганская формула)(?!\p{L}|\s?[(,]?\s?(?:except|au[ßs]er|sauf|excepto|кроме))
    `,
    'iu',
  ),
);
