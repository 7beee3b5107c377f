import { expect, test } from 'vitest';
import { typicalOf } from '#core/catalog/typical.ts';

test('typical is what a group has more often than all have, weighted by how many of it do', () => {
  const inGroup = new Map([
    ['exfoliation', 40],
    ['moisture', 50],
    ['tan', 2],
    ['cooling', 10],
  ]);
  const inAll = new Map([
    ['exfoliation', 80],
    ['moisture', 900],
    ['tan', 2],
    ['cooling', 20],
  ]);
  expect(typicalOf(inGroup, inAll, { group: 60, all: 1000 }, 4)).toEqual([
    { key: 'exfoliation', products: 40 },
    { key: 'cooling', products: 10 },
  ]);
});

test('a group of few products has no types', () => {
  expect(typicalOf(new Map([['tan', 4]]), new Map([['tan', 4]]), { group: 4, all: 1000 }, 4)).toEqual([]);
});
