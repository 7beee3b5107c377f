import { sunFactorIn } from '#core/analysis/sun-factor.ts';
import { isOtherShare } from '#core/analysis/title-amounts.ts';
import { percentIn } from '#core/inci/pieces/attributes.ts';
import { sharedPart } from './likeness.ts';

/** What a title tells a strength in: the sun factor, the volumes of a developer, percent of an active, fluoride. */
export const strengthUnits = ['spf', 'vol', 'ppm', 'percent'] as const;
type StrengthUnit = (typeof strengthUnits)[number];

/** "50+" of a sun factor is more than 50. */
export type ToldStrength = number | `${number}+`;

/** Two titles of one thing in two strengths. */
export interface StrengthsApart {
  readonly unit: StrengthUnit;
  readonly here: ToldStrength;
  readonly there: ToldStrength;
}

const sunWord = /(?<!\p{L})(?:sun|sonne|sola(?:i?r|it)|soleil|солн)/iu;
/** "Lait solaire classique 20": in the title of a sunscreen, by its word or its category, a number that factors have and that is no size. */
const bareFactor =
  /(?<![\p{L}\d.,])(?:uv ?)?(10|15|20|25|30|40|50)(?![\p{L}\d.,%]| ?(?:ml|cl|gr?|oz|h|x|cm|caps\p{L}*|pi[eè]ces|мл|г)(?!\p{L}))(\+)?/iu;
const volumes = /(?<![\d%.,])(\d{1,2})\s?(?:vol(?:\.|ume[ns]?)?|об(?:[ъь][её]м\p{L}*)?)(?!\p{L})/iu;
const parts = /(?<![\d.,])(\d{2,4})\s?ppm(?!\p{L})/iu;

const numberOf = (match: RegExpExecArray | null) => Number(match?.[1]);
const factorOf = (match: RegExpExecArray | null): ToldStrength => (match?.[2] ? `${numberOf(match)}+` : numberOf(match));
/** Titles often leave the plus out, so that it tells no two products apart. */
const amountOf = (told: ToldStrength) => Number.parseFloat(String(told));

/** "98 % natural" and "-20 %" are no strengths. */
function percentOf(title: string): number {
  const found = percentIn(title);
  return found?.value && found.value < 100 && !isOtherShare(title, found) ? found.value : Number.NaN;
}

const isSunscreen = (title: string, category?: string) => category === 'sunscreens' || sunWord.test(title);

const readings: Readonly<Record<StrengthUnit, (title: string, category?: string) => ToldStrength>> = {
  spf: (title, category) => factorOf(sunFactorIn(title) ?? (isSunscreen(title, category) ? bareFactor.exec(title) : null)),
  vol: (title) => numberOf(volumes.exec(title)),
  percent: percentOf,
  ppm: (title) => numberOf(parts.exec(title)),
};

/** Strengths that a title tells, as one word: products of one brand with other ones are no twins. `category`: that of the product, where it is known. */
export const strengthOf = (title: string, category?: string): string =>
  /\d/.test(title)
    ? strengthUnits
        .flatMap((unit) => {
          const told = amountOf(readings[unit](title, category));
          return told > 0 ? `${told} ${unit}` : [];
        })
        .join()
    : '';

const wordsOf = (title: string) => new Set(title.toLowerCase().match(/\p{L}{3,}/gu));

/** 5 % of one substance is not more than 1 % of another: of percentages only titles speak alike that have most words in common. */
function areOfOneThing(here: string, there: string): boolean {
  return sharedPart(wordsOf(here), wordsOf(there)) > 0.5;
}

/** The strength that both titles tell, and differently; null where they do not. `category`: that of both, where it is known. */
export function strengthsApart(here: string, there: string, category?: string): StrengthsApart | null {
  if (!/\d/.test(here) || !/\d/.test(there)) return null;
  for (const unit of strengthUnits) {
    const [own, other] = [readings[unit](here, category), readings[unit](there, category)];
    const amounts = [amountOf(own), amountOf(other)];
    if (amounts.every((amount) => amount > 0) && amounts[0] !== amounts[1] && (unit !== 'percent' || areOfOneThing(here, there)))
      return { unit, here: own, there: other };
  }
  return null;
}
