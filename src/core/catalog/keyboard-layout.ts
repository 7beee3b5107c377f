const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const keys = (from: string, to: string) => new Map([...from].map((letter, key) => [letter, to[key] ?? letter]));
const toLatin = keys(cyrillic, latin);
const toCyrillic = keys(latin, cyrillic);

/** The same keys pressed on the other keyboard, English or Russian: "фйгф" is "aqua". */
export function inOtherLayout(text: string): string {
  const typed = text.toLowerCase();
  const layout = /[а-яё]/.test(typed) ? toLatin : toCyrillic;
  return [...typed].map((letter) => layout.get(letter) ?? letter).join('');
}

const lookalikes: Readonly<Record<string, string>> = { а: 'a', в: 'b', с: 'c', д: 'd', е: 'e', к: 'k', н: 'h', р: 'p' };

/** Latin letters for the Cyrillic ones of "витамин с" and "витамин в3": letters that stand alone or before a number. */
export function withLatinLetters(text: string): string {
  return text.toLowerCase().replace(/(?<![а-яё])[авсдекнр](?=\d*(?:\s|$))/g, (letter) => lookalikes[letter] ?? letter);
}
