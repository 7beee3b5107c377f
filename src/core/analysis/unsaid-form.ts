import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { oncePer } from '#core/remembered.ts';

/** "Vitamin E" alone may be tocopherol or its acetate, "vitamin C" the acid or one of its esters: of each something else was shown, and they were rated differently for pores. */
const bareVitamin = /(?<!\p{L})(?:vitamin[ae]?|witamina|витамин)[ -]?[eеcс](?!\p{L})|^[ec][ -]vitamini$/iu;
const namedForms: Readonly<Record<string, RegExp>> = { Tocopherol: /toco|токо/i, 'Ascorbic Acid': /ascorb|askorb|аскорб/i };

const ofNoForm = oncePer((facts: Facts): Facts => ({ ...facts, comedogenic: null, effects: [] }));

/** What is known of an item whose name leaves its form open: nothing that holds for one form alone. */
export const ofAnyForm = ({ text }: Item, facts: Facts): Facts => {
  const namedForm = namedForms[facts.inci];
  return namedForm && bareVitamin.test(text) && !namedForm.test(text) ? ofNoForm(facts) : facts;
};
