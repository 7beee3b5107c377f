import type { NameKind } from './ingredient.ts';
import { russianParts } from './part-words.ts';
import { splitForm } from './plant-forms.ts';
import { plantParts } from './plant-parts.ts';
import { dutchNames, polishFrom, polishWords, preparationFirst } from './preparation-phrases.ts';
import { preparations } from './preparations.ts';
import { russianGenitive } from './russian-genitive.ts';
import type { PlantEntry } from './schema.ts';

/** The grammar of plant names: species × part × preparation, in Latin, English, Russian, French, German, Spanish, Italian, Polish, Dutch, Portuguese, Turkish and Indonesian. */

export interface PlantName {
  readonly kind: Exclude<NameKind, 'trade' | 'typo'>;
  readonly text: string;
  /** 0: as good as written by hand; higher gives way when two plants claim the name. */
  readonly rank: number;
}

/** "star fruit" + "fruit extract" is "star fruit extract"; Latin wax is wax. */
function commonEnglish(plant: string, form: string): string {
  const last = plant.split(' ').at(-1)?.toLowerCase();
  const [first, ...rest] = form.replace(/\bcera$/, 'wax').split(' ');
  return [plant, ...(last === first && rest.length > 0 ? rest : last === first ? [] : [first, ...rest])].join(' ').trim();
}

/** A solid fat is "масло" too: where a plant has both, the Russian word means the one that is named first among the preparations, the oil. */
function sharesRussianWord(preparation: string): boolean {
  const word = preparations[preparation]?.ru;
  return word !== undefined && Object.keys(preparations).find((other) => preparations[other]?.ru === word) !== preparation;
}

const isRussianPart = (part: string) => part.split(' ').every((word) => word in plantParts);

/**
 * Shown names of one form: "green tea leaf extract", "экстракт листьев зелёного чая". `ru` is null where the grammar has no word for a part
 * or for what was made of it: such a form is named by hand.
 */
export function plantCommonNames(plant: PlantEntry, form: string, essential: boolean): { en: string; ru: string | null } {
  return { en: commonEnglish(plant.en[0] ?? plant.species, form.toLowerCase()), ru: russianForm(form, plant.of, essential, plant.species) };
}

const flowerWater = 'цветочная вода';

/** A form of a plant whose name is given in the genitive. */
function russianForm(form: string, genitive: string, essential: boolean, species = ''): string | null {
  const { parts, preparation } = splitForm(form);
  const prepared = preparations[preparation];
  const what = essential && preparation === 'Oil' ? 'эфирное масло' : (prepared?.ru ?? '');
  const told = russianParts(parts, species);
  const part = preparation === '' ? (plantParts[parts]?.whole ?? told) : told;
  // "бобов бобов тонка": the name of the plant already tells the part.
  const of = part !== '' && genitive.startsWith(`${part} `) ? genitive.slice(part.length + 1) : genitive;
  const isTold = preparation === '' ? plantParts[parts]?.whole !== undefined : parts === '' || parts.split('/').every(isRussianPart);
  const made = parts === 'Flower' && preparation === 'Water' ? flowerWater : [what, part].filter(Boolean).join(' ');
  return isTold ? [made, of].filter(Boolean).join(' ') : null;
}

/** "Green tea extract" is one of the leaf: where a plant's first form has a part, its everyday name means that one and not the form without. */
const givesWay = 10;

/** All label names the grammar writes for a form. `main`: it is the first form of its preparation, so it answers to names without the part. */
export function plantNames(plant: PlantEntry, form: string, main: boolean, essential: boolean): PlantName[] {
  const { parts, preparation } = splitForm(form);
  const names: PlantName[] = [];
  const add = (kind: PlantName['kind'], text: string, rank: number) => names.push({ kind, text: text.trim(), rank });
  const prepared = preparations[preparation];
  const yields = !main && parts === '' ? givesWay : 0;
  for (const latin of plant.latin ?? []) {
    add('old', `${latin} ${form}`, 1);
    if (main && parts && preparation) add('old', `${latin} ${preparation}`, 2);
  }
  if (main && parts && preparation) add('old', `${plant.species} ${preparation}`, 1);
  plant.en.forEach((common, index) => {
    add('en', `${common} ${form}`, 2 + index + yields);
    if (main && parts && preparation) add('en', `${common} ${preparation}`, 3 + index);
    if (main && preparation === 'Oil' && essential) add('en', `${common} essential oil`, 3 + index);
    if (main && preparation === 'Water') add('en', `${common} hydrosol`, 3 + index);
  });
  const { ru } = plantCommonNames(plant, form, essential);
  const second = (sharesRussianWord(preparation) ? 1 : 0) + yields;
  if (ru !== null) add('ru', ru, 1 + second);
  // Labels that translate word for word say «ядер» of corn too.
  const literal = russianForm(form, plant.of, essential);
  if (literal !== null && literal !== ru) add('ru', literal, 2 + second);
  const others = plant.ru.flatMap((name) => russianGenitive(name) ?? []).filter((genitive) => genitive !== plant.of);
  for (const [index, genitive] of others.entries()) {
    const other = russianForm(form, genitive, essential);
    if (main && other !== null) add('ru', other, 4 + index + second);
    if (main && (parts || essential) && prepared) add('ru', `${prepared.ru} ${genitive}`, 5 + index + second);
  }
  if (!prepared) return names;
  if (main) {
    add('ru', `${prepared.ru} ${plant.of}`, 3 + second);
    for (const language of ['fr', 'es', 'it', 'pt', 'id'] as const) {
      const { of, essential: ofScent, plain, waters } = preparationFirst[language];
      for (const [index, name] of (plant[language] ?? []).entries()) {
        if (prepared[language]) add(language, `${prepared[language]} ${of(name)}`, 3 + index);
        if (preparation === 'Oil') add(language, `${essential ? ofScent : plain} ${of(name)}`, 3 + index);
        if (preparation === 'Water') for (const water of waters) add(language, `${water} ${of(name)}`, 3 + index);
      }
    }
    for (const [index, name] of (plant.pl ?? []).entries())
      for (const word of polishWords(preparation, essential)) add('pl', `${word} ${polishFrom(name)} ${name}`, 3 + index);
    for (const [index, name] of (plant.tr ?? []).entries())
      for (const word of essential && preparation === 'Oil' ? ['yağı', 'uçucu yağı'] : (prepared.tr ?? []))
        add('tr', `${name} ${word}`, 3 + index);
    for (const [index, name] of (plant.nl ?? []).entries())
      for (const text of dutchNames(name, prepared.nl, preparation === 'Oil' && essential)) add('nl', text, 3 + index);
    for (const [index, name] of prepared.de ? (plant.de ?? []).entries() : []) add('de', `${name}${prepared.de}`, 3 + index);
  }
  return names;
}
