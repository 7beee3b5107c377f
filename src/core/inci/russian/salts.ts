import { alkylOf } from './forms.ts';

/** Salts and esters that a Russian list calls by their acid: "натриевая соль бензойной кислоты", "цетиловый эфир пальмитиновой кислоты". */

type Identify = (words: readonly string[]) => number | null;

const metals: Readonly<Record<string, string>> = {
  натриев: 'натрия',
  калиев: 'калия',
  магниев: 'магния',
  кальциев: 'кальция',
  цинков: 'цинка',
  медн: 'меди',
  алюминиев: 'алюминия',
  аммониев: 'аммония',
  марганцев: 'марганца',
  триэтаноламинов: 'тэа',
};
const metalWord = /^(ди|три|тетра)?([а-я]+(?:ев|ов|н))(?:ая|ой)$/;
const metal = new Set(Object.values(metals));

/** What a salt is called whose acid has a name of its own. */
const anions: Readonly<Record<string, string>> = {
  бензойной: 'бензоат',
  молочной: 'лактат',
  лимонной: 'цитрат',
  уксусной: 'ацетат',
  дегидроуксусной: 'дегидроацетат',
  серной: 'сульфат',
  угольной: 'карбонат',
  фосфорной: 'фосфат',
  азотной: 'нитрат',
  борной: 'борат',
  винной: 'тартрат',
  яблочной: 'малат',
  янтарной: 'сукцинат',
  муравьиной: 'формиат',
  коричной: 'циннамат',
  кокосовой: 'кокоат',
  пирролидонкарбоновой: 'пка',
};
const byRule: readonly (readonly [RegExp, string])[] = [
  [/иновой$/, 'ат'],
  [/овой$/, 'ат'],
  [/овой$/, 'оат'],
  [/евой$/, 'еат'],
  [/евой$/, 'ат'],
];

/** "стеариновой": "стеарат"; those that are no names are found in no dictionary. */
function anionsOf(acid: string): string[] {
  const known = anions[acid];
  return known === undefined ? byRule.filter(([end]) => end.test(acid)).map(([end, ending]) => acid.replace(end, ending)) : [known];
}

/** "динатриевая" is "динатрия"; a metal in the genitive is itself. */
function metalOf(word: string): string | null {
  const [, count = '', stem = ''] = metalWord.exec(word) ?? [];
  const own = metals[stem];
  if (own !== undefined) return count + own;
  return metal.has(word.replace(/^(?:ди|три|тетра)(?=натрия|калия)/, '')) ? word : null;
}

const alcoholOf: Readonly<Record<string, string>> = {
  глицериновый: 'глицерил',
  глицерина: 'глицерил',
  сорбитановый: 'сорбитан',
  сорбитана: 'сорбитан',
  сахарозы: 'сахарозы',
};

/** "ЭДТА тринатриевая соль" is "тринатрия ЭДТА". */
function saltOf(words: readonly string[], identify: Identify): number | null {
  const others = words.filter((word) => word !== 'соль' && word !== 'кислоты');
  const base = others.findIndex((word) => metalOf(word) !== null);
  if (base < 0) return null;
  const names = others.map((word, i) => (i === base ? (metalOf(word) ?? word) : word));
  if (!words.includes('кислоты')) return identify(names);
  if (names.length !== 2) return null;
  return firstOf(anionsOf(names[1 - base] ?? ''), (anion) => identify([anion, names[base] ?? '']));
}

function esterOf(words: readonly string[], identify: Identify): number | null {
  const others = words.filter((word) => !/^(?:эфир|кислоты|и|сложный)$/.test(word));
  if (others.length !== 2 || !words.includes('кислоты')) return null;
  const at = others.findIndex((word) => alkylOf.test(word) || word in alcoholOf);
  const [alcohol = '', acid = ''] = [others[at], others[1 - at]];
  const alkyl = alcoholOf[alcohol] ?? alkylOf.exec(alcohol)?.[1];
  return at < 0 || alkyl === undefined ? null : firstOf(anionsOf(acid), (anion) => identify([alkyl, anion]));
}

function firstOf(names: readonly string[], identify: (name: string) => number | null): number | null {
  for (const name of names) {
    const id = identify(name);
    if (id !== null) return id;
  }
  return null;
}

const acidWord = /^[а-я]+(?:[иеё]нов|ов|ев|н)ая$/;
const symbols: Readonly<Record<string, string>> = { к: 'калия', k: 'калия', ca: 'кальция', mg: 'магния', zn: 'цинка' };

/** "бензойная кислота Na": the symbol behind the acid. */
function symbolSaltOf(words: readonly string[], identify: Identify): number | null {
  const [acid = '', symbol = ''] = words.filter((word) => word !== 'кислота');
  const base = symbols[symbol] ?? symbol;
  if (words.length !== 3 || !acidWord.test(acid) || !metal.has(base)) return null;
  return firstOf(anionsOf(acid.replace(/ая$/, 'ой')), (anion) => identify([anion, base]));
}

/** "кокосовая кислота", "жирные кислоты пальмового масла": the acids that an oil is split into. */
function acidsOfOil(words: readonly string[], identify: Identify): number | null {
  const [oil = '', ...more] = words.filter((word) => !/^(?:кислот[аы]|жирн(?:ая|ые)|масла)$/.test(word));
  return oil === '' || more.length > 0 ? null : identify(['кислоты', oil, 'масла']);
}

/** Null for a name that tells of no salt and of no ester. */
export function byAcid(words: readonly string[], identify: Identify): number | null {
  if (words.includes('соль') || words.includes('эдта')) return saltOf(words, identify);
  const [anion = '', symbol = ''] = words;
  // "сорбат К"
  if (words.length === 2 && anion.endsWith('ат') && symbols[symbol]) return identify([anion, symbols[symbol]]);
  if (words.includes('кислота')) return symbolSaltOf(words, identify) ?? acidsOfOil(words, identify);
  if (words.includes('эфир')) return esterOf(words, identify);
  return words.includes('кислоты') ? acidsOfOil(words, identify) : null;
}
