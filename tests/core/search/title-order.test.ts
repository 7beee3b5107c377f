import { expect, test } from 'vitest';
import { calledSo, inTitleOrder } from '#core/search/title-order.ts';

const order = (query: string, ...hits: [title: string, brand: string][]) =>
  inTitleOrder(hits, query, ([title, brand]) => ({ title, brand })).map(([title]) => title);

test('what is called as somebody asked comes first, the rest keeps its order', () => {
  expect(order('soft', ['Soft cream', 'Nordlys'], ['Soft', 'Nordlys'], ['Very soft', 'Nordlys'])).toEqual([
    'Soft',
    'Soft cream',
    'Very soft',
  ]);
});

test('what is called as its brand alone comes last, whatever the letters are like', () => {
  expect(order('nordlys', ['Nordlys', 'Nordlys'], ['NORDLYS', 'Nordlys'], ['Nordlys soft cream', 'Nordlys'])).toEqual([
    'Nordlys soft cream',
    'Nordlys',
    'NORDLYS',
  ]);
});

test('what is called so after its brand is what was asked for too', () => {
  expect(calledSo({ title: 'Soft', brand: 'Nordlys' }, 'nordlys soft')).toBe('with brand');
  expect(order('nordlys soft', ['Soft cream', 'Nordlys'], ['Soft', 'Nordlys'])).toEqual(['Soft', 'Soft cream']);
});
