import { oncePer } from '#core/remembered.ts';
import type { Lexicon } from './lexicon.ts';

/** INCI names written as they sound in Cyrillic letters: "Содиум Лаурет Сульфат". Both are brought to the same plain sounds. */

const latinSounds: readonly (readonly [RegExp, string])[] = [
  // HEDTA is not EDTA: its first letter is heard.
  [/hedta/g, 'kedta'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sh/g, 's'],
  [/ch/g, 'k'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/h/g, ''],
  [/e\b/g, ''],
];

const russianSounds: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'i', з: 's', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p' },
  ...{ р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'k', ц: 's', ч: 'k', ш: 's', щ: 's', ы: 'i', э: 'e', ю: 'u', я: 'ia' },
};

/** English words of names whose sound is far from their letters. */
const words: Readonly<Record<string, string>> = {
  аква: 'akva',
  алкоголь: 'alkool',
  алкохол: 'alkool',
  спирт: 'alkool',
  эсид: 'asid',
  баттер: 'buter',
  гам: 'gum',
  рут: 'rot',
  лиф: 'leaf',
  фрут: 'fruit',
  сид: 'sed',
  флауэр: 'flover',
  вакс: 'vaks',
  уотер: 'vater',
  вотер: 'vater',
  джус: 'iuis',
  джуйс: 'iuis',
};

/** Parts and preparations of plants in Russian behind a Latin plant, with what INCI names call them. */
const formWords: readonly (readonly [RegExp, string, 'part' | 'made'])[] = [
  [/^лист(?:а|ья|ьев)?$/, 'Leaf', 'part'],
  [/^(?:семя|семен[аи]|семян)$/, 'Seed', 'part'],
  [/^кор(?:ень|ня|ни|ней)$/, 'Root', 'part'],
  [/^цвет(?:ок|ка|ки|ков|ы|ов)$/, 'Flower', 'part'],
  [/^плод(?:а|ы|ов)?$/, 'Fruit', 'part'],
  [/^яд(?:ро|ра|ер)$/, 'Kernel', 'part'],
  [/^кор[аы]$/, 'Bark', 'part'],
  [/^(?:кожур[аы]|цедр[аы])$/, 'Peel', 'part'],
  [/^поч(?:ка|ки|ек)$/, 'Bud', 'part'],
  [/^экстракт$/, 'Extract', 'made'],
  [/^сок$/, 'Juice', 'made'],
  [/^масло$/, 'Oil', 'made'],
  [/^порошок$/, 'Powder', 'made'],
  [/^вода$/, 'Water', 'made'],
  [/^воск$/, 'Wax', 'made'],
];

/** Of names on lines of their own. */
const plain = (sounds: string) => sounds.replace(/[^a-z\d\n]+/g, '').replace(/([a-z])\1+/g, '$1');

/** All in one text: to replace in each takes several times as long. */
export function latinSoundsOf(names: readonly string[]): readonly string[] {
  let sounds = names.join('\n').toLowerCase();
  for (const [letters, sound] of latinSounds) sounds = sounds.replace(letters, sound);
  return plain(sounds).split('\n');
}

const russianWord = (word: string) =>
  words[word] ??
  [...word.replace(/х(?=[аеиоуыэюя])|г(?=идр|иал|ели|екс|ист|амам)|(?<=ид)ы$/g, '')]
    .map((letter) => russianSounds[letter] ?? (/[a-z\d]/.test(letter) ? letter : ''))
    .join('');

/** "полиquaternium-7", "гуар hydroxypropyltrimonium chloride": each half by its own letters. */
const latinHalf = /[a-z]+/g;
const withLatinHalf = (word: string) => russianWord(word.replace(latinHalf, (half) => latinSoundsOf([half])[0] ?? ''));

const ambiguous = -1;

const bySound = oncePer((lexicon: Lexicon) => {
  const sounds = new Map<string, number>();
  latinSoundsOf(lexicon.incis).forEach((sound, id) => {
    sounds.set(sound, sounds.has(sound) ? ambiguous : id);
  });
  return sounds;
});

const shortestSound = 5;

/** The one INCI name that sounds like this text in Latin letters; null when none does, or several. */
export const identifyByLatinSound = (lexicon: Lexicon, text: string): number | null => ofSound(lexicon, latinSoundsOf([text])[0] ?? '');

/** The one INCI name that sounds like these Russian words; null when none does, or several. */
export function identifyBySound(lexicon: Lexicon, russianWords: readonly string[]): number | null {
  return ofSound(lexicon, plain(russianWords.map(withLatinHalf).join('')));
}

function ofSound(lexicon: Lexicon, sound: string): number | null {
  const id = sound.length < shortestSound ? undefined : bySound(lexicon).get(sound);
  return id === undefined || id === ambiguous ? null : id;
}

/** Diphthongs and letters of Latin plants that Russian writes in two ways: "Европаеа", "Европеа"; "Хамомилла" is said with a k, "Хелиантус" with none. */
const plantSound = (sound: string) => sound.replace(/ae|oe/g, 'e').replace(/eia/g, 'ea').replace(/eu/g, 'ev').replace(/iu/g, 'u');

const byPlantSound = oncePer((lexicon: Lexicon) => {
  const sounds = new Map<string, number>();
  for (const [sound, id] of bySound(lexicon)) {
    const plant = plantSound(sound);
    sounds.set(plant, sounds.has(plant) ? ambiguous : id);
  }
  return sounds;
});

/** Words of a plant: "Прунус Амигдалус Дульцис" has three. */
const [fewestOfPlant, mostOfPlant] = [2, 3];

/** "Алоэ Барбаденсис Лист Сок", "Масло Семян Симмондсия Чиненсис": a plant in Latin as it sounds, its part and preparation in Russian. */
export function plantBySound(lexicon: Lexicon, russianWords: readonly string[]): number | null {
  const forms = russianWords.map((word) => formWords.find(([pattern]) => pattern.test(word)));
  const plant = russianWords.filter((_, i) => forms[i] === undefined);
  const named = (which: 'part' | 'made') => forms.flatMap((form) => (form?.[2] === which ? [form[1]] : []));
  const [part, made] = [named('part'), named('made')];
  if (plant.length < fewestOfPlant || plant.length > mostOfPlant || made.length !== 1 || part.length > 1) return null;
  const endings = latinSoundsOf([...part, ...made]).join('');
  const ways = [plant, plant.map((word) => word.replace(/х(?=[аеиоуыэюя])/g, 'к'))];
  const hits = ways.map((said) => byPlantSound(lexicon).get(plantSound(plain(said.map(latinWord).join('') + endings))));
  const ids = new Set(hits.filter((id) => id !== undefined && id !== ambiguous));
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
}

/** A silent e at the end of a word is none of its sounds. */
const latinWord = (word: string) => russianWord(word.replace(/^г(?=ип|иб|ед)/, '')).replace(/e$/, '');
