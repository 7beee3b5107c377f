import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { oncePer } from '#core/remembered.ts';

/** "Vitamin E" alone may be tocopherol or its acetate, which were rated differently for pores. */
const bareVitaminE = /(?<!\p{L})(?:vitamin[ae]?|witamina|витамин)[ -]?[eе](?!\p{L})|^e[ -]vitamini$/iu;
const namedForm = /toco|токо/i;

const unrated = oncePer((facts: Facts): Facts => ({ ...facts, comedogenic: null }));

/** What is known of an item whose name leaves its form open: nothing that holds for one form alone. */
export const ofAnyForm = ({ text }: Item, facts: Facts): Facts =>
  facts.inci === 'Tocopherol' && bareVitaminE.test(text) && !namedForm.test(text) ? unrated(facts) : facts;
