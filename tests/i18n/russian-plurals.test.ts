import { expect, test } from 'vitest';
import { createTranslator } from '#i18n/translator.ts';
import { allTexts, formsOf, messagesOf } from './all-texts.ts';

/** Which form a number wants: 1 отзыв, 2 отзыва, 5 отзывов. Written out, so that nothing is tested by its own rule. */
const counts = [
  [1, 0],
  [2, 1],
  [5, 2],
  [11, 2],
  [21, 0],
  [22, 1],
  [25, 2],
] as const;

/** Words that follow a number: in the nominative, then as some messages need them in another case. */
const paradigms = `
аллерген аллергена аллергенов
аналог аналога аналогов
бренд бренда брендов
категория категории категорий
ингредиент ингредиента ингредиентов
запасной запасных запасных
источник источника источников
код кода кодов
место места мест
секунда секунды секунд
название названия названий
отзыв отзыва отзывов
пользователь пользователя пользователей
пометка пометки пометок
состав состава составов
список списка списков
вид вида видов
средство средства средств
штука штуки штук
предложение предложения предложений
средстве средствах средствах
эффект эффекта эффектов
УФ-фильтр УФ-фильтра УФ-фильтров
звено звена звеньев
знак знака знаков
аминокислота аминокислоты аминокислот
запись записи записей
самый самых самых
похожий похожих похожих
общий общих общих
придуманный придуманных придуманных
образец образца образцов
ингредиента ингредиентов ингредиентов
источнику источникам источникам
названием названиями названиями
названия названий названий
читателя читателей читателей
составе составах составах
составу составам составам
страницы страниц страниц
раз раза раз
день дня дней
за за за
против против против
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The number stands in an element of its own, beside these words. */
const besideNumber = new Set(['compare.shared', 'checker.recognised']);
/** One mark of the chart, however many reviews it is. */
const ofOneMark = new Set(['reviews.marks']);

const messages = await messagesOf('ru');
const say = createTranslator<typeof messages>('ru', messages);
const plurals = Object.entries(messages).flatMap(([key, message]) => (typeof message === 'string' ? [] : [key]));

const said = (key: string, count: number) =>
  say.find(key, new Proxy({ count }, { get: (values, name) => (name === 'count' ? values.count : `{${String(name)}}`) })) ?? '';

/** Up to three words behind the number: an adjective and its noun agree with it. None where a preposition follows, as in "3 из 5". */
function behind(text: string, count: number): string[] {
  const [, words = ''] = text.match(new RegExp(`(?<!\\d)${count}\u00a0(?!из )([а-яё-]+(?: [а-яё-]+){0,2})`, 'i')) ?? [];
  return words === '' ? [] : words.split(' ');
}

test('there are messages with a count', () => expect(plurals.length).toBeGreaterThan(50));

test.each(plurals)('%s agrees with 1, 2, 5, 11, 21, 22 and 25', (key) => {
  const texts = counts.map(([count, form]) => ({ count, form, text: said(key, count) }));
  for (const { text, count, form } of texts) {
    expect(text, `${count}`).not.toMatch(/undefined|NaN/);
    if (form === 2) expect(text, '«названо 5», not «названы 5»').not.toMatch(new RegExp(`[аеяс]ны ${count}\u00a0`));
    if (!ofOneMark.has(key)) expect(text, 'of 21 nothing is single').not.toMatch(/(?:^|\s)(?:весь|единственн|одна? )/i);
  }
  const first = behind(texts[0]?.text ?? '', 1)[0];
  if (first === undefined) {
    // No noun behind the number: then nothing may depend on it, or 21 would be told in the singular.
    if (!besideNumber.has(key)) expect(new Set(formsOf(messages[key] ?? '')).size, key).toBe(1);
    return;
  }
  const known = paradigms.filter(([one]) => one === first);
  expect(known, `${first}: add its forms`).not.toEqual([]);
  const fits = known.some((paradigm) => texts.every(({ text, count, form }) => behind(text, count)[0] === paradigm[form]));
  expect(fits, texts.map(({ text }) => text).join(' | ')).toBe(true);
  const second = behind(texts[0]?.text ?? '', 1)[1];
  if (!/(?:ый|ий)$/.test(first) || second === undefined) return;
  const nouns = paradigms.filter(([one]) => one === second);
  expect(
    nouns.some((paradigm) => texts.every(({ text, count, form }) => behind(text, count)[1] === paradigm[form])),
    texts.map(({ text }) => text).join(' | '),
  ).toBe(true);
});

test('where a message has one form, no noun follows its number', () => {
  const found = Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' && /\{(?:count|total|recognised|rated|lists)\}\s(?!(?:из|в)\s)[а-яё]/i.test(message)
      ? [`${key}: ${message}`]
      : [],
  );
  expect(found).toEqual([]);
});

test('a number stays with its noun, its unit and its per cent sign', async () => {
  const loose = /\{count\} [а-яё]|\d (?:%|мл|г|мг|кг|КБ|МБ|нм|мм|мкм|кДа)(?![а-яё])|\} (?:%|мл|КБ|МБ)(?![а-яё])/;
  const found = (await allTexts('ru')).flatMap(({ where, text }) => (loose.test(text) ? [`${where}: ${text}`] : []));
  expect(found).toEqual([]);
});

test('places in a list are ordinal', () => {
  expect(said('list.onePercentAt', 0).replace('{place}', '26')).toContain('на 26-м месте');
});
