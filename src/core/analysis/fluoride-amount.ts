import type { Reading } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** The part of a fluoride that is fluorine, which the law counts of it; null for anything else. */
export const fluorineIn = (facts: Facts | null | undefined): number | null => facts?.limits.find(({ as }) => as === 'F')?.part ?? null;
const perPercent = 10_000;
/** What toothpastes and rinses are sold with, in parts per million. */
const [least, most] = [100, 5_000];
/** "1450 ppm F", "Contains 1000 ppm fluoride", "1.490 ppm F", «1450 ррм фтора». */
const declared = /(?<![\d.,])(\d{3,4}|\d[ .,]\d{3})\s?(?:ppm|ррм)/iu;
const tellsIn = (text: string) => Number(declared.exec(text)?.[1]?.replace(/[ .,]/, '') ?? 0);
const isPossible = (ppm: number) => ppm >= least && ppm <= most;
/** "0.145 % (as fluorine)", «0,145 % в пересчёте на фтор». */
const asFluorine = /^[^,;]{0,3}%\s?\(?(?:as|calculated as|в пересч[её]те на)\s(?:fluor|f\b|фтор)/iu;
/** "Sodium fluoride 0.145 %": so much fluorine is in pastes, and no salt is sold at that. */
const ofFluorine = 0.145;
const nearFluorine = 0.0101;
/** The most fluorine that the law permits, percent. */
export const mostFluorine = 0.15;
/** A fluoride with so much fluorine, percent, as exact as the law counts it. */
export const fluorideWith = (fluorine: number, part: number): number => Number((fluorine / part).toFixed(2));
const mayDeclare = /ppm|ррм|%/i;

interface FluorideAmount {
  readonly percent: number;
  /** Of fluorine, where the percentage is computed from that; null where the label itself says the percentage. */
  readonly ppm: number | null;
  /** The percentage of the label, where that is the fluorine's. */
  readonly named?: number;
}
const inPercent = (percent: number): FluorideAmount => ({ percent, ppm: null });
/** Three figures: fluorine is told with no more. */
const fromFluorine = (ppm: number, part: number): FluorideAmount => ({ percent: Number((ppm / perPercent / part).toPrecision(3)), ppm });

/** How packs call those that stand together, with the percentage of each: "fluorure d'étain à 0,454% p/p et fluorure de sodium à 0,072% p/p". */
const amountOf: Readonly<Record<string, RegExp>> = {
  'Sodium Fluoride':
    /(?:sodium fluoride|natriumfluorid\p{L}?|(?<!mono-?)fluor\p{L}+ (?:de|di) s[oó]di\p{L}{1,2}|(?<!моно)ф(?:то|луо)рид\p{L}? натр[иі]\p{L})[^\d%,;]{0,6}(\d[.,]\d{1,4})\s?%/iu,
  'Stannous Fluoride':
    /(?:stannous fluoride|zinnfluorid|fluor\p{L}+ (?:d['’]étain|stann?[eo]\p{L}+|de esta[nñ]o|de estanho))[^\d%,;]{0,6}(\d[.,]\d{1,4})\s?%/iu,
  'Sodium Monofluorophosphate': /mono-?fluor\p{L}+(?: (?:de|di) s[oó]di\p{L}{1,2})?[^\d%,;]{0,6}(\d[.,]\d{1,4})\s?%/iu,
};
/** So far behind a name its own "(1100 ppm)" may end. */
const behindName = 14;
/** Packs round. */
const isSame = (percent: number, other: number) => Math.abs(percent - other) < 0.006;
const none: ReadonlyMap<ItemIndex, FluorideAmount> = new Map();
const namedIn = (inci: string | null, text: string) => Number(amountOf[inci ?? '']?.exec(text)?.[1]?.replace(',', '.') ?? 0);

/** Of several fluorides, where the label tells of each how much there is. */
function amountsOfEach(
  indices: readonly ItemIndex[],
  { items, text }: Pick<Reading, 'items' | 'text'>,
  facts: readonly (Facts | null)[],
): ReadonlyMap<ItemIndex, FluorideAmount> {
  const amounts = indices.flatMap((index): (readonly [ItemIndex, FluorideAmount])[] => {
    const { inci = null, percent = null, start = 0, end = 0 } = items[index] ?? {};
    const own = tellsIn(text.slice(start, end + behindName));
    if (percent !== null) return [[index, inPercent(percent)]];
    if (isPossible(own)) return [[index, fromFluorine(own, fluorineIn(facts[index]) ?? 1)]];
    const named = namedIn(inci, text);
    return named > 0 ? [[index, inPercent(named)]] : [];
  });
  return amounts.length === indices.length ? new Map(amounts) : none;
}

/** The share of a fluoride by item: the percentage that the label says, else what its fluorine makes, where one fluoride alone is named. Of "Sodium Monofluorophosphate 0.145 %" beside "1450 ppm" the percentage is that of the fluorine. */
export function fluorideAmount(
  { items, text }: Reading,
  counted: readonly ItemIndex[],
  facts: readonly (Facts | null)[],
): ReadonlyMap<ItemIndex, FluorideAmount> {
  if (!mayDeclare.test(text)) return none;
  const [index, ...others] = counted.filter((one) => fluorineIn(facts[one]) !== null);
  if (index !== undefined && others.length > 0) return amountsOfEach([index, ...others], { items, text }, facts);
  const item = items[index ?? -1];
  const part = fluorineIn(facts[index ?? -1]);
  if (index === undefined || !item || part === null) return none;
  const ppm = tellsIn(text);
  const told = ppm / perPercent;
  const behind = text.slice(item.start).replace(/^[^%]{0,80}?(?=\s?%)/u, '');
  const named = item.percent ?? namedIn(item.inci, text);
  const isOfFluorine = Math.abs(named - ofFluorine) < nearFluorine || asFluorine.test(behind);
  if (named > 0 && (isSame(named, told) || (item.percent !== null && isOfFluorine)))
    return new Map([[index, { ...fromFluorine(Math.round(named * perPercent), part), ...(ppm > 0 ? {} : { named }) }]]);
  // What stands behind its name is an amount already.
  if (item.percent !== null) return none;
  if (named > 0) return new Map([[index, inPercent(named)]]);
  return isPossible(ppm) ? new Map([[index, fromFluorine(ppm, part)]]) : none;
}

/** Estimates of several fluorides that keep together to what the label tells of fluorine, else to what the law permits. */
export function sharingFluorine(
  shares: readonly (ShareEstimate | null)[],
  { text }: Pick<Reading, 'text'>,
  facts: readonly (Facts | null)[],
): readonly (ShareEstimate | null)[] {
  const parts = shares.map((share, index) => (share && !share.declared ? fluorineIn(facts[index]) : null));
  if (parts.filter((part) => part !== null).length < 2) return shares;
  const ppm = tellsIn(text);
  const total = isPossible(ppm) ? ppm / perPercent : mostFluorine;
  const sum = shares.reduce((all, share, index) => all + (share?.point ?? 0) * (parts[index] ?? 0), 0);
  const scale = Math.min(1, total / sum);
  return shares.map((share, index) => {
    const part = parts[index] ?? null;
    if (!share || part === null) return share;
    const [low, point] = [share.low * scale, share.point * scale];
    return { ...share, low, point, high: Math.max(point, Math.min(share.high, fluorideWith(total, part))) };
  });
}
