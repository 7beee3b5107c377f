import type { Language } from '#core/language.ts';

const locales = { en: 'en-GB', ru: 'ru-RU' } as const;
const noBreakSpace = '\u00a0';

export interface Formats {
  number(value: number): string;
  /** "2 %" with a no-break space. */
  percent(value: number): string;
  /** "2–5 %", or "2 %" when both ends are the same. */
  percentRange(low: number, high: number): string;
  /** "14 May 2026" from an ISO date; in Russian with no-break spaces. */
  date(iso: string): string;
  /** "€19.99", "769 ₽" from units of an ISO 4217 currency. */
  money(amount: number, currency: string): string;
  list(items: readonly string[]): string;
  /** "a, b or c" */
  either(items: readonly string[]): string;
  country(code: string): string;
  compare(a: string, b: string): number;
}

export function createFormats(language: Language): Formats {
  const locale = locales[language];
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  const currencies = new Map<string, Intl.NumberFormat>();
  // Most numbers are small and whole, and are written alike in every language.
  const number = (value: number) => (Number.isInteger(value) && value >= 0 && value < 1_000 ? String(value) : numbers.format(value));
  const percent = (value: number) => `${number(value)}${noBreakSpace}%`;
  return {
    number,
    percent,
    percentRange: (low, high) => (low === high ? percent(low) : `${number(low)}–${percent(high)}`),
    date: (iso) => {
      const text = dates.format(new Date(iso));
      // Russian dates end in "г.", which reads badly in the middle of a line.
      return language === 'ru' ? text.replace(/\sг\.$/, '').replaceAll(' ', noBreakSpace) : text;
    },
    money: (amount, currency) => {
      // Whole roubles, and whatever is whole in Russian, are written without cents: "769 ₽".
      const digits = language === 'ru' && Number.isInteger(amount) ? 0 : undefined;
      const key = `${currency} ${digits}`;
      const prices = currencies.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: digits });
      currencies.set(key, prices);
      return prices.format(amount);
    },
    list: (items) => lists.format(items),
    either: (items) => choices.format(items),
    country: (code) => regions.of(code) ?? code,
    compare: (a, b) => collator.compare(a, b),
  };
}
