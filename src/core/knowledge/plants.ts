import type { PlantEntry } from './schema.ts';

/** The grammar of plant names: species × part × preparation, in Latin, English, Russian, French and German. */

export interface PlantName {
  readonly kind: 'en' | 'ru' | 'fr' | 'de' | 'old';
  readonly text: string;
  /** 0: as good as written by hand; higher gives way when two plants claim the name. */
  readonly rank: number;
}

const preparations: Readonly<Record<string, { readonly ru: string; readonly fr: string; readonly de: string }>> = {
  Extract: { ru: 'экстракт', fr: 'extrait', de: 'extrakt' },
  Oil: { ru: 'масло', fr: 'huile', de: 'öl' },
  Water: { ru: 'вода', fr: 'eau', de: 'wasser' },
  Juice: { ru: 'сок', fr: 'jus', de: 'saft' },
  'Juice Powder': { ru: 'порошок сока', fr: 'poudre de jus', de: 'saftpulver' },
  Powder: { ru: 'порошок', fr: 'poudre', de: 'pulver' },
  Butter: { ru: 'масло', fr: 'beurre', de: 'butter' },
  Wax: { ru: 'воск', fr: 'cire', de: 'wachs' },
  Flour: { ru: 'мука', fr: 'farine', de: 'mehl' },
  Meal: { ru: 'мука', fr: 'farine', de: 'mehl' },
  Gum: { ru: 'камедь', fr: 'gomme', de: 'gummi' },
  Starch: { ru: 'крахмал', fr: 'amidon', de: 'stärke' },
  Protein: { ru: 'белок', fr: 'protéine', de: 'protein' },
  Resin: { ru: 'смола', fr: 'résine', de: 'harz' },
  Ferment: { ru: 'фермент', fr: 'ferment', de: 'ferment' },
  'Ferment Filtrate': { ru: 'фильтрат фермента', fr: 'filtrat de ferment', de: 'fermentfiltrat' },
  'Ferment Extract': { ru: 'экстракт фермента', fr: 'extrait de ferment', de: 'fermentextrakt' },
  'Callus Culture Extract': { ru: 'экстракт культуры клеток', fr: 'extrait de culture cellulaire', de: 'zellkulturextrakt' },
  'Callus Culture Lysate': { ru: 'лизат культуры клеток', fr: 'lysat de culture cellulaire', de: 'zellkulturlysat' },
  'Cell Culture Extract': { ru: 'экстракт культуры клеток', fr: 'extrait de culture cellulaire', de: 'zellkulturextrakt' },
  'Cell Extract': { ru: 'экстракт клеток', fr: 'extrait de cellules', de: 'zellextrakt' },
  Unsaponifiables: { ru: 'неомыляемые вещества масла', fr: 'insaponifiables', de: 'unverseifbares' },
  Polysaccharide: { ru: 'полисахарид', fr: 'polysaccharide', de: 'polysaccharid' },
  Sap: { ru: 'сок', fr: 'sève', de: 'saft' },
  Absolute: { ru: 'абсолют', fr: 'absolue', de: 'absolue' },
  Distillate: { ru: 'дистиллят', fr: 'distillat', de: 'destillat' },
  Vinegar: { ru: 'уксус', fr: 'vinaigre', de: 'essig' },
  Tar: { ru: 'дёготь', fr: 'goudron', de: 'teer' },
};

/** Genitive of the part, as in "экстракт листьев". */
const partsRu: Readonly<Record<string, string>> = {
  Leaf: 'листьев',
  Root: 'корня',
  Seed: 'семян',
  Flower: 'цветков',
  Fruit: 'плодов',
  Bark: 'коры',
  Kernel: 'ядер',
  Peel: 'кожуры',
  Stem: 'стеблей',
  Bud: 'почек',
  Bulb: 'луковиц',
  Rhizome: 'корневища',
  Herb: 'травы',
  Bran: 'отрубей',
  Germ: 'зародышей',
  Wood: 'древесины',
  Needle: 'хвои',
  Twig: 'веточек',
  Branch: 'ветвей',
  Nut: 'орехов',
  Shell: 'скорлупы',
  Skin: 'кожицы',
  Tuber: 'клубней',
  Sprout: 'ростков',
  Cone: 'шишек',
  Husk: 'шелухи',
  Hull: 'шелухи',
  Pollen: 'пыльцы',
  Meristem: 'меристемы',
  Pericarp: 'околоплодника',
  Berry: 'ягод',
  Petal: 'лепестков',
  Cob: 'початков',
  Sap: 'сока',
  Juice: 'сока',
  Pulp: 'мякоти',
  Stamen: 'тычинок',
  Pistil: 'пестиков',
  Gum: 'камеди',
  Resin: 'смолы',
  Whole: '',
  Plant: 'растения',
  Strobile: 'шишек',
  Trunk: 'ствола',
  Straw: 'соломы',
  Silk: 'рылец',
  Stigma: 'рылец',
  Calyx: 'чашечек',
  Endosperm: 'эндосперма',
  Embryo: 'зародышей',
  Sporocarp: 'плодового тела',
  Mycelium: 'мицелия',
  Thallus: 'таллома',
  Callus: 'каллуса',
  Aril: 'присемянников',
  Heartwood: 'ядровой древесины',
  Pod: 'стручков',
  Bean: 'бобов',
  Crown: 'корневой шейки',
  Shoot: 'побегов',
  Tip: 'верхушек',
  Head: 'соцветий',
  Pit: 'косточек',
  Stone: 'косточек',
  Nectar: 'нектара',
  Exudate: 'экссудата',
  Balsam: 'бальзама',
  Heart: 'сердцевины',
  Milk: 'молочка',
  Spadix: 'початков',
  Rind: 'кожуры',
  Spore: 'спор',
  Raceme: 'соцветий',
  Hips: 'плодов',
  Tops: 'верхушек',
  Curd: 'соцветий',
  Grain: 'зёрен',
};

const vowel = /^[aeiouyhàâéèêîôœ]/i;
const frenchOf = (name: string) => (vowel.test(name) ? `d'${name}` : `de ${name}`);

interface Form {
  readonly parts: string;
  readonly preparation: string;
}

function splitForm(form: string): Form {
  for (const preparation of Object.keys(preparations).sort((a, b) => b.length - a.length)) {
    if (form === preparation) return { parts: '', preparation };
    if (form.endsWith(` ${preparation}`)) return { parts: form.slice(0, -preparation.length - 1), preparation };
  }
  return { parts: form, preparation: '' };
}

const lowerFirst = (text: string) => text.toLowerCase();

function russianParts(parts: string): string {
  return parts
    .split('/')
    .map((part) =>
      part
        .split(' ')
        .map((word) => partsRu[word] ?? '')
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean)
    .join(' и ');
}

/** Shown names of one form: "green tea leaf extract", "экстракт листьев зелёного чая". */
export function plantCommonNames(plant: PlantEntry, form: string, essential: boolean): { en: string; ru: string } {
  const { parts, preparation } = splitForm(form);
  const prepared = preparations[preparation];
  const what = essential && preparation === 'Oil' ? 'эфирное масло' : (prepared?.ru ?? '');
  const ru = [what, russianParts(parts), plant.of].filter(Boolean).join(' ');
  return { en: `${plant.en[0]} ${lowerFirst(form)}`.trim(), ru };
}

/** All label names the grammar writes for a form. `main`: it is the first form of its preparation, so it answers to names without the part. */
export function plantNames(plant: PlantEntry, form: string, main: boolean, essential: boolean): PlantName[] {
  const { parts, preparation } = splitForm(form);
  const names: PlantName[] = [];
  const add = (kind: PlantName['kind'], text: string, rank: number) => names.push({ kind, text: text.trim(), rank });
  const prepared = preparations[preparation];
  for (const latin of plant.latin ?? []) {
    add('old', `${latin} ${form}`, 1);
    if (main && parts) add('old', `${latin} ${preparation}`, 2);
  }
  if (main && parts && preparation) add('old', `${plant.species} ${preparation}`, 1);
  plant.en.forEach((common, index) => {
    add('en', `${common} ${form}`, 2 + index);
    if (main && parts && preparation) add('en', `${common} ${preparation}`, 3 + index);
    if (main && preparation === 'Oil' && essential) add('en', `${common} essential oil`, 3 + index);
    if (main && preparation === 'Water') add('en', `${common} hydrosol`, 3 + index);
  });
  if (!prepared) return names;
  const common = plantCommonNames(plant, form, essential);
  add('ru', common.ru, 1);
  if (main) {
    add('ru', `${prepared.ru} ${plant.of}`, 3);
    if (preparation === 'Water') add('ru', `гидролат ${plant.of}`, 3);
    for (const [index, name] of (plant.fr ?? []).entries()) {
      add('fr', `${prepared.fr} ${frenchOf(name)}`, 3 + index);
      if (preparation === 'Oil') add('fr', `huile ${essential ? 'essentielle' : 'végétale'} ${frenchOf(name)}`, 3 + index);
      if (preparation === 'Water') add('fr', `hydrolat ${frenchOf(name)}`, 3 + index);
    }
    for (const [index, name] of (plant.de ?? []).entries()) add('de', `${name}${prepared.de}`, 3 + index);
  }
  return names;
}

/** Preparation of a form, for finding the first form of each: "Leaf Extract" → "Extract". */
export const preparationOf = (form: string): string => splitForm(form).preparation;
