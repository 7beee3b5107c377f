import { expect, test } from 'vitest';
import { t as english } from '#i18n/en/current.ts';
import { pageMessages as en } from '#i18n/en/page-messages.ts';
import { t as russian } from '#i18n/ru/current.ts';
import { pageMessages as ru } from '#i18n/ru/page-messages.ts';

const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const forms = (message: string | object): string[] => (typeof message === 'string' ? [message] : Object.values(message));

test('Russian plurals use all their forms', () => {
  const says = (count: number) => russian('row.ingredients', { count });
  expect([1, 2, 5, 21, 22, 111].map(says)).toEqual([
    '1\u00a0ингредиент',
    '2\u00a0ингредиента',
    '5\u00a0ингредиентов',
    '21\u00a0ингредиент',
    '22\u00a0ингредиента',
    '111\u00a0ингредиентов',
  ]);
});

test('a Russian message wants the same values as the English one', () => {
  for (const [key, message] of Object.entries(en)) {
    const wanted = new Set(forms(message).flatMap(names));
    const given = new Set(forms(ru[key as keyof typeof ru]).flatMap(names));
    given.delete('count');
    wanted.delete('count');
    expect([key, [...given].sort()]).toEqual([key, [...wanted].sort()]);
  }
});

test('a percent sign never stands at the start of a line', () => {
  for (const message of [...Object.values(en), ...Object.values(ru)]) for (const text of forms(message)) expect(text).not.toMatch(/ %/);
});

test('dates, numbers and ranges follow the language', () => {
  expect(english.date('2026-05-14')).toBe('14 May 2026');
  expect(russian.date('2026-05-14')).toBe('14\u00a0мая\u00a02026');
  expect([russian.money(769, 'RUB'), russian.money(769.5, 'RUB')]).toEqual(['769\u00a0₽', '769,50\u00a0₽']);
  expect(english.money(20, 'EUR')).toBe('€20.00');
  expect(russian.percentRange(0.5, 2)).toBe('0,5–2\u00a0%');
});
