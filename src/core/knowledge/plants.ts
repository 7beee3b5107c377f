import type { NameKind } from './ingredient.ts';
import { partsEn, partsRu, wholeRu } from './plant-parts.ts';
import { polish, preparations, turkish } from './plant-words.ts';
import { russianGenitive } from './russian-genitive.ts';
import type { PlantEntry } from './schema.ts';

/** The grammar of plant names: species × part × preparation, in Latin, English, Russian, French, German, Spanish, Italian, Polish, Dutch, Portuguese, Turkish and Indonesian. */

export interface PlantName {
  readonly kind: Exclude<NameKind, 'trade' | 'typo'>;
  readonly text: string;
  /** 0: as good as written by hand; higher gives way when two plants claim the name. */
  readonly rank: number;
}

const vowel = /^[aeiouyhàâéèêîôœ]/i;

/** Languages that put the preparation first: how they say "oil of …", essential and plain oil, and a plant water. */
const preparationFirst = {
  fr: {
    of: (name: string) => (vowel.test(name) ? `d'${name}` : `de ${name}`),
    essential: 'huile essentielle',
    plain: 'huile végétale',
    waters: ['hydrolat', 'eau florale'],
  },
  es: { of: (name: string) => `de ${name}`, essential: 'aceite esencial', plain: 'aceite vegetal', waters: ['hidrolato', 'agua floral'] },
  it: { of: (name: string) => `di ${name}`, essential: 'olio essenziale', plain: 'olio vegetale', waters: ['idrolato', 'acqua floreale'] },
  pt: { of: (name: string) => `de ${name}`, essential: 'óleo essencial', plain: 'óleo vegetal', waters: ['hidrolato', 'água floral'] },
  id: { of: (name: string) => name, essential: 'minyak', plain: 'minyak', waters: [] },
} as const;

/** What Polish labels call a preparation; a pressed oil is "olej", an essential one "olejek". */
const polishWords = (preparation: string, essential: boolean): readonly string[] =>
  preparation === 'Oil' && essential ? ['olejek', 'olejek eteryczny'] : (polish[preparation] ?? []);

/** "lavendelolie", "extract van kamille", "etherische olie van lavendel". */
const dutchNames = (name: string, preparation: string | undefined, essential: boolean): readonly string[] =>
  preparation === undefined
    ? []
    : [
        `${name}${preparation}`,
        `${preparation} van ${name}`,
        ...(essential ? [`etherische olie van ${name}`, `${name} etherische olie`] : []),
      ];

/** "ze słodkich migdałów", "z rumianku". */
const polishFrom = (name: string) => (/^[szśźż](?![aąeęioóuy])/i.test(name) ? 'ze' : 'z');

interface Form {
  readonly parts: string;
  readonly preparation: string;
}

const byLength = Object.keys(preparations).sort((a, b) => b.length - a.length);

function splitForm(form: string): Form {
  for (const preparation of byLength) {
    if (form === preparation) return { parts: '', preparation };
    if (form.endsWith(` ${preparation}`)) return { parts: form.slice(0, -preparation.length - 1), preparation };
  }
  return { parts: form, preparation: '' };
}

const lowerFirst = (text: string) => text.toLowerCase();

/** Grasses and their like, whose kernels are «зёрна» in Russian, not «ядра». */
const cereals = /^(?:Avena|Coix|Fagopyrum|Hordeum|Oryza|Panicum|Secale|Setaria|Sorghum|Triticum|Zea)\b/;

/** Genitive of the parts of a form: "Flower/Leaf/Stem" is «цветков, листьев и стеблей»; of which species, since corn has no «ядра». */
export function russianParts(parts: string, species = ''): string {
  const told = parts
    .split('/')
    .map((part) =>
      part
        .split(' ')
        .map((word) => (word === 'Kernel' && cereals.test(species) ? 'зёрен' : (partsRu[word] ?? '')))
        .filter(Boolean)
        .reverse() // "Root Bark" is bark of the root
        .join(' '),
    )
    .filter(Boolean);
  return told.length < 2 ? (told[0] ?? '') : `${told.slice(0, -1).join(', ')} и ${told.at(-1)}`;
}

/** The parts of a form for an English sentence: "Flower/Leaf/Stem" is "flowers, leaves and stems". */
export function englishParts(parts: string): string {
  const told = parts.split('/').map((part) =>
    part
      .split(' ')
      .map((word, index, words) => (index === words.length - 1 ? (partsEn[word] ?? word.toLowerCase()) : word.toLowerCase()))
      .join(' '),
  );
  return told.length < 2 ? (told[0] ?? '') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;
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

const isRussianPart = (part: string) => part.split(' ').every((word) => word in partsRu);

/**
 * Shown names of one form: "green tea leaf extract", "экстракт листьев зелёного чая". `ru` is null where the grammar has no word for a part
 * or for what was made of it: such a form is named by hand.
 */
export function plantCommonNames(plant: PlantEntry, form: string, essential: boolean): { en: string; ru: string | null } {
  return { en: commonEnglish(plant.en[0] ?? plant.species, lowerFirst(form)), ru: russianForm(form, plant.of, essential, plant.species) };
}

const flowerWater = 'цветочная вода';

/** A form of a plant whose name is given in the genitive. */
function russianForm(form: string, genitive: string, essential: boolean, species = ''): string | null {
  const { parts, preparation } = splitForm(form);
  const prepared = preparations[preparation];
  const what = essential && preparation === 'Oil' ? 'эфирное масло' : (prepared?.ru ?? '');
  const told = russianParts(parts, species);
  const part = preparation === '' ? (wholeRu[parts] ?? told) : told;
  // "бобов бобов тонка": the name of the plant already tells the part.
  const of = part !== '' && genitive.startsWith(`${part} `) ? genitive.slice(part.length + 1) : genitive;
  const isTold = preparation === '' ? parts in wholeRu : parts === '' || parts.split('/').every(isRussianPart);
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
  if (ru?.startsWith(flowerWater)) add('ru', ru.replace(flowerWater, 'вода цветков'), 2);
  const others = plant.ru.flatMap((name) => russianGenitive(name) ?? []).filter((genitive) => genitive !== plant.of);
  for (const [index, genitive] of others.entries()) {
    const other = russianForm(form, genitive, essential);
    if (main && other !== null) add('ru', other, 4 + index + second);
    if (main && (parts || essential) && prepared) add('ru', `${prepared.ru} ${genitive}`, 5 + index + second);
  }
  if (!prepared) return names;
  if (main) {
    add('ru', `${prepared.ru} ${plant.of}`, 3 + second);
    if (preparation === 'Water') add('ru', `гидролат ${plant.of}`, 3);
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
      for (const word of essential && preparation === 'Oil' ? ['yağı', 'uçucu yağı'] : (turkish[preparation] ?? []))
        add('tr', `${name} ${word}`, 3 + index);
    for (const [index, name] of (plant.nl ?? []).entries())
      for (const text of dutchNames(name, prepared.nl, preparation === 'Oil' && essential)) add('nl', text, 3 + index);
    for (const [index, name] of prepared.de ? (plant.de ?? []).entries() : []) add('de', `${name}${prepared.de}`, 3 + index);
  }
  return names;
}

/** The form at the end of an INCI name: "Salvia Sclarea Flower/Leaf Oil" is the oil of flower and leaf. Words that name no part are left out. */
export function formOf(inci: string): Form {
  const { parts, preparation } = splitForm(inci);
  const words = parts.split(' ');
  const start = words.findLastIndex((word) => !word.split('/').every((part) => part in partsRu)) + 1;
  return { parts: words.slice(Math.max(start, 1)).join(' '), preparation };
}

/** Preparation of a form, for finding the first form of each: "Leaf Extract" → "Extract". */
export const preparationOf = (form: string): string => splitForm(form).preparation;
