/** A word for a part of a plant or for what is made of it. */
interface PlantWord {
  readonly word: RegExp;
  /** What INCI names call it. */
  readonly inci?: readonly string[];
  /** What the dictionary may have in its place. */
  readonly same?: readonly string[];
}

export const plantParts: readonly PlantWord[] = [
  { word: /^косточ|^кост$/, inci: ['Seed', 'Kernel'], same: ['сем', 'ядер', 'семян'] },
  { word: /^сем(?:ян|ени|ена|еч)/, inci: ['Seed', 'Kernel'], same: ['семян', 'ядер', 'косточек', 'зерен'] },
  { word: /^ядер|^ядр/, inci: ['Seed', 'Kernel'], same: ['ядер', 'семян', 'косточек', 'орехов'] },
  { word: /^зер(?:ен|на|но)/, inci: ['Kernel', 'Seed', 'Grain'], same: ['семян', 'зерен', 'зародышей'] },
  { word: /^цвет(?:ов|к|оч|[аы]?$)|^соцвети|^лепестк/, inci: ['Flower', 'Petal'], same: ['цветков', 'цветов', 'лепестков', 'цветки'] },
  { word: /^лист(?:ь|а|в?[аы]?$|очк|ик)/, inci: ['Leaf', 'Needle'], same: ['листьев', 'листа', 'листья'] },
  { word: /^хво(?:и|ев|йн)/, inci: ['Needle', 'Leaf'] },
  { word: /^плод(?:ы|а|ов)?$|^ягод/, inci: ['Fruit'], same: ['плодов', 'ягод', 'плоды'] },
  { word: /^мякот/, inci: ['Fruit'] },
  { word: /^корн(?:я|и|ей|ям|евищ)|^корень/, inci: ['Root', 'Rhizome', 'Bulb'], same: ['корня', 'корней', 'корневища', 'корень'] },
  { word: /^кор[аы]$/, inci: ['Bark'] },
  { word: /^кож(?:ур|иц)|^корк|^цедр/, inci: ['Peel', 'Skin'], same: ['кожуры', 'цедры', 'кожицы', 'корки'] },
  { word: /^почек/, inci: ['Bud'] },
  { word: /^стебл/, inci: ['Stem'] },
  { word: /^зародыш/, inci: ['Germ'], same: ['зародышей', 'ростков'] },
  { word: /^(?:ростк|пророст)/, same: ['зародышей', 'ростков'] },
  { word: /^трав(?:а|ы|у|ой|ка|ки)$|^побег/, same: ['травы', 'побегов'] },
];

/** What is made of plants. */
export const preparations: readonly PlantWord[] = [
  { word: /^экстракт/, inci: ['Extract'] },
  { word: /^(?:отвар|насто[йяи]|вытяжк|инфузи)/, same: ['экстракт', 'экстракты'] },
  { word: /^(?:масл|баттер)/, inci: ['Oil', 'Butter'], same: ['масло', 'баттер'] },
  { word: /^(?:гидролат|гидрозол|дистиллят)/, inci: ['Water'], same: ['гидролат', 'вода', 'дистиллят'] },
  { word: /^вод/, inci: ['Water'] },
  { word: /^сок/, inci: ['Juice'] },
  { word: /^(?:порош|пудр)/, inci: ['Powder'] },
  { word: /^воск/, inci: ['Wax'] },
  { word: /^(?:протеин|белк|белок)/, same: ['протеины', 'протеин', 'белок', 'белки', 'протеинов', 'белков', 'белка'] },
  { word: /^камед|^смол(?:а|ы|у|ой)?$/, same: ['камедь', 'смола'] },
  { word: /^(?:мук|крахмал|отруб|молоч|уксус)/ },
];

/** Any of them; the name of the plant beside it may be a noun or an adjective. */
export const preparation = new RegExp(preparations.map(({ word }) => word.source).join('|'));
