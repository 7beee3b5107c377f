import type { PlantEntry } from './schema.ts';

/** The grammar of plant names: species × part × preparation, in Latin, English, Russian, French, German, Spanish and Italian. */

export interface PlantName {
  readonly kind: 'en' | 'ru' | 'fr' | 'de' | 'es' | 'it' | 'old';
  readonly text: string;
  /** 0: as good as written by hand; higher gives way when two plants claim the name. */
  readonly rank: number;
}

interface Preparation extends Readonly<Partial<Record<'fr' | 'de' | 'es' | 'it', string>>> {
  readonly ru: string;
}

const preparations: Readonly<Record<string, Preparation>> = {
  Extract: { ru: 'экстракт', fr: 'extrait', de: 'extrakt', es: 'extracto', it: 'estratto' },
  Oil: { ru: 'масло', fr: 'huile', de: 'öl', es: 'aceite', it: 'olio' },
  Water: { ru: 'вода', fr: 'eau', de: 'wasser', es: 'agua', it: 'acqua' },
  Juice: { ru: 'сок', fr: 'jus', de: 'saft', es: 'zumo', it: 'succo' },
  'Juice Powder': { ru: 'порошок сока', fr: 'poudre de jus', de: 'saftpulver', es: 'polvo de zumo', it: 'polvere di succo' },
  Powder: { ru: 'порошок', fr: 'poudre', de: 'pulver', es: 'polvo', it: 'polvere' },
  Butter: { ru: 'масло', fr: 'beurre', de: 'butter', es: 'manteca', it: 'burro' },
  Wax: { ru: 'воск', fr: 'cire', de: 'wachs', es: 'cera', it: 'cera' },
  Flour: { ru: 'мука', fr: 'farine', de: 'mehl', es: 'harina', it: 'farina' },
  Meal: { ru: 'мука', fr: 'farine', de: 'mehl', es: 'harina', it: 'farina' },
  Gum: { ru: 'камедь', fr: 'gomme', de: 'gummi', es: 'goma', it: 'gomma' },
  Starch: { ru: 'крахмал', fr: 'amidon', de: 'stärke', es: 'almidón', it: 'amido' },
  Protein: { ru: 'белок', fr: 'protéine', de: 'protein', es: 'proteína', it: 'proteina' },
  Resin: { ru: 'смола', fr: 'résine', de: 'harz', es: 'resina', it: 'resina' },
  Ferment: { ru: 'фермент', fr: 'ferment', de: 'ferment', es: 'fermento', it: 'fermento' },
  'Ferment Filtrate': {
    ru: 'фильтрат фермента',
    fr: 'filtrat de ferment',
    de: 'fermentfiltrat',
    es: 'filtrado de fermento',
    it: 'filtrato di fermento',
  },
  'Ferment Extract': {
    ru: 'экстракт фермента',
    fr: 'extrait de ferment',
    de: 'fermentextrakt',
    es: 'extracto de fermento',
    it: 'estratto di fermento',
  },
  'Callus Culture Extract': {
    ru: 'экстракт культуры клеток',
    fr: 'extrait de culture cellulaire',
    de: 'zellkulturextrakt',
    es: 'extracto de cultivo celular',
    it: 'estratto di coltura cellulare',
  },
  'Callus Culture Lysate': {
    ru: 'лизат культуры клеток',
    fr: 'lysat de culture cellulaire',
    de: 'zellkulturlysat',
    es: 'lisado de cultivo celular',
    it: 'lisato di coltura cellulare',
  },
  'Cell Culture Extract': {
    ru: 'экстракт культуры клеток',
    fr: 'extrait de culture cellulaire',
    de: 'zellkulturextrakt',
    es: 'extracto de cultivo celular',
    it: 'estratto di coltura cellulare',
  },
  'Cell Extract': {
    ru: 'экстракт клеток',
    fr: 'extrait de cellules',
    de: 'zellextrakt',
    es: 'extracto de células',
    it: 'estratto di cellule',
  },
  Unsaponifiables: {
    ru: 'неомыляемые вещества масла',
    fr: 'insaponifiables',
    de: 'unverseifbares',
    es: 'insaponificables',
    it: 'insaponificabili',
  },
  Polysaccharide: { ru: 'полисахарид', fr: 'polysaccharide', de: 'polysaccharid', es: 'polisacárido', it: 'polisaccaride' },
  Sap: { ru: 'сок', fr: 'sève', de: 'saft', es: 'savia', it: 'linfa' },
  Absolute: { ru: 'абсолют', fr: 'absolue', de: 'absolue', es: 'absoluto', it: 'assoluta' },
  Distillate: { ru: 'дистиллят', fr: 'distillat', de: 'destillat', es: 'destilado', it: 'distillato' },
  Vinegar: { ru: 'уксус', fr: 'vinaigre', de: 'essig', es: 'vinagre', it: 'aceto' },
  Cera: { ru: 'воск' },
  Peptide: { ru: 'пептид' },
  Polypeptide: { ru: 'полипептид' },
  Lipids: { ru: 'липиды' },
  Sterols: { ru: 'стерины' },
  Oleosomes: { ru: 'олеосомы' },
  Gluten: { ru: 'глютен' },
  Polysaccharides: { ru: 'полисахариды' },
  Oligosaccharides: { ru: 'олигосахариды' },
  Protoplasts: { ru: 'протопласты' },
  Nectar: { ru: 'нектар' },
  'Oil Expressed': { ru: 'отжатое масло' },
  'Cell Culture': { ru: 'культура клеток' },
  'Callus Culture': { ru: 'культура каллуса' },
  Tar: { ru: 'дёготь', fr: 'goudron', de: 'teer', es: 'alquitrán', it: 'catrame' },
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

/** Nominative of a part that is the whole ingredient, as in "семена киви". */
const wholeRu: Readonly<Record<string, string>> = {
  Leaf: 'листья',
  Root: 'корень',
  Seed: 'семена',
  Flower: 'цветки',
  Fruit: 'плоды',
  Bark: 'кора',
  Peel: 'кожура',
  Bran: 'отруби',
  Strobile: 'шишки',
  'Rhizome/Root': 'корневище и корень',
};

const vowel = /^[aeiouyhàâéèêîôœ]/i;

/** Languages that put the preparation first: how they say "oil of …", essential and plain oil, and a plant water. */
const romance = {
  fr: {
    of: (name: string) => (vowel.test(name) ? `d'${name}` : `de ${name}`),
    essential: 'huile essentielle',
    plain: 'huile végétale',
    water: 'hydrolat',
  },
  es: { of: (name: string) => `de ${name}`, essential: 'aceite esencial', plain: 'aceite vegetal', water: 'hidrolato' },
  it: { of: (name: string) => `di ${name}`, essential: 'olio essenziale', plain: 'olio vegetale', water: 'idrolato' },
} as const;

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

/** "star fruit" + "fruit extract" is "star fruit extract". */
function commonEnglish(plant: string, form: string): string {
  const last = plant.split(' ').at(-1)?.toLowerCase();
  const [first, ...rest] = form.split(' ');
  return [plant, ...(last === first && rest.length > 0 ? rest : last === first ? [] : [form])].join(' ').trim();
}

/** Shown names of one form: "green tea leaf extract", "экстракт листьев зелёного чая". */
export function plantCommonNames(plant: PlantEntry, form: string, essential: boolean): { en: string; ru: string } {
  const { parts, preparation } = splitForm(form);
  const prepared = preparations[preparation];
  const what = essential && preparation === 'Oil' ? 'эфирное масло' : (prepared?.ru ?? '');
  const part = preparation === '' ? (wholeRu[parts] ?? russianParts(parts)) : russianParts(parts);
  // "бобов бобов тонка": the name of the plant already tells the part.
  const of = part !== '' && plant.of.startsWith(`${part} `) ? plant.of.slice(part.length + 1) : plant.of;
  const ru = [what, part, of].filter(Boolean).join(' ');
  return { en: commonEnglish(plant.en[0] ?? plant.species, lowerFirst(form)), ru };
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
    for (const language of ['fr', 'es', 'it'] as const) {
      const { of, essential: ofScent, plain, water } = romance[language];
      for (const [index, name] of (plant[language] ?? []).entries()) {
        if (prepared[language]) add(language, `${prepared[language]} ${of(name)}`, 3 + index);
        if (preparation === 'Oil') add(language, `${essential ? ofScent : plain} ${of(name)}`, 3 + index);
        if (preparation === 'Water') add(language, `${water} ${of(name)}`, 3 + index);
      }
    }
    for (const [index, name] of prepared.de ? (plant.de ?? []).entries() : []) add('de', `${name}${prepared.de}`, 3 + index);
  }
  return names;
}

/** Preparation of a form, for finding the first form of each: "Leaf Extract" → "Extract". */
export const preparationOf = (form: string): string => splitForm(form).preparation;
