import { smallestUnits } from '../catalog/money.ts';
import { longPattern } from '../long-pattern.ts';
import type { Size } from './candidate.ts';

const amount =
  /(?<![\p{L}\d.,])(?:(\d{1,2})\s?[x×*]\s?)?(\d{1,5}(?:[.,]\d{1,3})?)\s?(fl\.?\s?[o0]z|ml|cl|dl|kg|gr?|oz|lb|mil+ilit(?:re|er|ro)s?|lit(?:re|er|ro)s?|l|мл|кг|гр?|л|литра?)(?:\s?[x×*]\s?(\d{1,2})(?!\d|[.,]\d|\s?(?:ml|cl|dl|kg|g|oz|l|мл|г|л)))?(?![\p{L}\d])/iu;
const units: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  ml: ['ml', 1],
  мл: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1000],
  л: ['ml', 1000],
  g: ['g', 1],
  gr: ['g', 1],
  г: ['g', 1],
  гр: ['g', 1],
  kg: ['g', 1000],
  кг: ['g', 1000],
  oz: ['oz', 1],
  lb: ['lb', 1],
  floz: ['fl oz', 1],
};

const pieces =
  /(?<![\p{L}\d.,])(\d{1,4})\s?(?:pcs|pieces?|pi[eè]ces?|pads?|patch(?:es)?|wipes|sheets|st(?:ü|ue)ck|stk|ct|count|шт|штук[аи]?)(?![\p{L}\d])/iu;

/** Looked for first: most texts are of words alone. */
const digit = /\d/;

/** "2 x 0,5 L" → "2 × 500 ml", "60 шт." → "60 pcs"; null when no amount is in it. */
export function readSize(text: string): string | null {
  if (!digit.test(text)) return null;
  const match = amount.exec(text);
  const [, count] = match ? [] : (pieces.exec(text) ?? []);
  if (Number(count) > 0) return `${Number(count)} pcs`;
  const written = (match?.[3] ?? '').toLowerCase().replace(/[\s.]/g, '').replace('0z', 'oz');
  const [unit, times] = units[written.startsWith('mil') ? 'ml' : /^(?:lit|лит)/.test(written) ? 'l' : written] ?? [];
  const value = Number((match?.[2] ?? '').replace(',', '.'));
  if (unit === undefined || times === undefined || !(value > 0)) return null;
  const pack = Number(match?.[1] ?? match?.[4] ?? 1);
  const one = `${Number((value * times).toFixed(3))} ${unit}`;
  return pack > 1 ? `${pack} × ${one}` : one;
}

/** What belongs to an amount in a title: a dash, slash or bracket and "volume nominal" in front, the sign of estimation, a question mark, a bracket or a number of packs behind. */
const inFront = new RegExp(
  longPattern`
    [\s,([–/-]+(?:(?:net\s?(?:wt\.?|weight|content)|(?:volume|vol\.?|contenance|contenu|poids|peso|conten[iu]do|contenuto|conte[úu]do)\s
    (?:nominale?|net[to]*|l[íi]quido)|contenance|netto(?:inhalt)?|inhalt|масса нетто|вес нетто|pour|per|pro)\s?:?\s?)?$
  `,
  'iu',
);
const behind = /^(?:\s?[e℮](?=$|[\s)\]]))?(?:\s?x\s?\d{1,2}(?![\p{L}\d]))?[)\]]?(?:\s\(\d{1,4}\s[9q]\))?(?:\s?\?(?=\s*$))?/iu;
/** "200mlx2". */
const joined = /(\d\s?(?:ml|cl|l|g|kg))x(?=\d)/gi;
/** "bs200ml", as stocks call it. */
const glued = /(?<![\p{L}\d])(\p{L}+)(?=\d{2,4}\s?ml(?![\p{L}\d]))/giu;

/** Takes the amounts out of a title: "Gel douche - 250 ml e" → "Gel douche" and 250 ml. No size where the title names several; the "l" of "l'avoine" is none. */
export function amountInText(text: string): { readonly rest: string; readonly size: string | null } {
  if (!digit.test(text)) return { rest: text.replace(/\s+/g, ' ').trim(), size: null };
  const sizes = new Set<string>();
  let rest = text.replace(joined, '$1 x').replace(glued, '$1 ');
  for (let from = 0; ; ) {
    const match = amount.exec(rest.slice(from));
    if (!match) break;
    const start = from + match.index;
    const end = start + match[0].length;
    from = end;
    if (/^['’]/.test(rest.slice(end))) continue;
    const size = readSize(match[0]);
    if (size !== null) sizes.add(size);
    const before = rest.slice(0, start).replace(inFront, ' ');
    from = before.length;
    rest = before + rest.slice(end).replace(behind, ' ');
  }
  // "200 ml 6.7 fl oz" is one amount in two measures.
  const metric = [...sizes].filter((one) => !/(?:oz|lb)$/.test(one));
  const [size, another] = metric.length > 0 ? metric : sizes;
  return { rest: rest.replace(/\s+/g, ' ').trim(), size: another === undefined ? (size ?? null) : null };
}

const currencySigns: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '₽': 'RUB',
  руб: 'RUB',
  р: 'RUB',
  zł: 'PLN',
  '¥': 'JPY',
};
/** ISO 4217; other words of three letters stand beside numbers as well. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const minus = /^\D*[-−–—]/;

/** "12,90 EUR" or "$1,299.00" → 1290 EUR, 129900 USD; null when it is no price, such as "-4 EUR". */
export function readPrice(text: string): { readonly price: number; readonly currency: string } | null {
  if (minus.test(text)) return null;
  const currency =
    /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(text.toUpperCase())?.[0] ?? currencySigns[/[€$£₽¥]|руб|zł/i.exec(text)?.[0].toLowerCase() ?? ''];
  const digits = /\d[\d\s\u00a0.,']*/.exec(text)?.[0].replace(/[\s\u00a0']/g, '');
  if (currency === undefined || !digits || !currencies.has(currency)) return null;
  const decimals = /[.,](\d{1,2})$/.exec(digits);
  const whole = Number(digits.slice(0, decimals ? decimals.index : undefined).replace(/[.,]/g, ''));
  const cents = decimals ? Number((decimals[1] ?? '').padEnd(2, '0')) : 0;
  const price = Math.trunc((whole + cents / 100) * smallestUnits(currency) + 0.001);
  return Number.isSafeInteger(price) && price > 0 ? { price, currency } : null;
}

/** A size without a price, as a list of none or one. */
export function sizeOf(text: string | null): Size[] {
  const size = text === null ? null : readSize(text);
  return size === null ? [] : [{ size, price: null, currency: null, priceDate: null }];
}
