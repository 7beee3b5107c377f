import { keyOf } from '../names/fold.ts';
import { inRussian } from './neighbour-words.ts';
import { shortForms } from './short-forms.ts';

/** Between two words of a name, the first of which may be a short form: "вит.Е". */
const gap = /\s+|(?<=витамин\s[а-яa-z]\d{0,2})-(?=[а-я]{5})|(?<=[а-я]{2}\.)(?=[а-яa-z])|(?<=[а-я]{3}|[cс][oо]2)-(?=[а-я]{3})/;
/** "лаурат полиглицерина-10": the ester is also called "полиглицерил-10 лаурат". */
const polyglycerol = /^полиглицери[нл]а(?=-?\d)/;
/** "сетеариловый": "cetearyl" by its English sound. */
const soundsLatin = /^сет(?=ил(?:ов|$)|еарил|римон)/;
const ethoxylate = /^полиэтиленгликол[ья](?=-?\d)/;

/** "вода до 100", "вода до 100 мл": as much as is left. */
const upToWhole = /\sдо(?:\s100(?:\s?(?:г|мл))?)?$/;

/** "2-этилгексил-4-метоксициннамат": where the branch and the group stand goes without saying. */
const systematic = /^2-(этилгексил)[\s-]?(?:[4пp]-(?=метокси))?(.*)$/;
/** "морской коллаген гидролизованный" */
const ofSea = /морск\p{L}+\s+(?=коллаген)|(?<=коллаген\p{L}?)\s+морск\p{L}+/u;
/** Behind the hyphen of "пропан-бутановая смесь". */
const gasMixture = /^((?:изо)?бутан|пропан)овая смесь$/;

/** "стеарин қышқылы", "цетил спирті": Kazakh puts the noun where Russian has an adjective. */
const kazakhNoun = /((?:ил|ин|(?<!лим)он))(?=\s(?:қышқылы|спирті))/;

/** "витаминЕ", "маслооливковое": a lost space. */
const gluedWord = /(?<=[а-яё]{3})(?=[А-ЯЁ])|(?<=^масло)(?=[а-я]{4,}$)|(?<=^кислота)(?=[а-я]{5,}$)|(?<=^спирт)(?=[а-я]{3,}ый$)/g;

/** The words of a Russian name in the spelling of keys, short forms in full and those of neighbour languages in Russian. */
export function wordsOf(name: string): string[] {
  return name
    .replace(gluedWord, ' ')
    .toLowerCase()
    .replace(kazakhNoun, '$1овая')
    .replace(upToWhole, '')
    .replace(/^э[/.]\s?м\.?\s/, 'эфирное масло ')
    .replace(/ё/g, 'е')
    .replace('карбальдегид', 'карбоксальдегид')
    .replace('масло-основа', 'масло')
    .replace(systematic, '$1$2')
    .replace(ofSea, '')
    .replace(gasMixture, '$1')
    .split(gap)
    .map((word) => {
      const plain = word
        .replace(/[.,]+$/, '')
        .replace(polyglycerol, 'полиглицерил')
        .replace(ethoxylate, 'пэг')
        .replace(soundsLatin, 'цет');
      return keyOf(shortForms[plain] ?? inRussian(plain));
    })
    .filter(Boolean);
}
