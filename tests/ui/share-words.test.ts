import { expect, test } from 'vitest';
import { saidBand, shareRange, shareSentence } from '#ui/analysis/share-words.ts';
import { checkerView } from '../support/checker-view.ts';
import { translators } from '../support/translators.ts';

const t = translators.en;
const estimate = (low: number, high: number) => ({ point: Math.sqrt(low * high), low, high, declared: false });

test('both ends of a band are said in round figures, the upper one never less than it is', () => {
  expect(saidBand(estimate(0.37, 6.37))).toEqual({ low: 0.4, high: 7 });
  expect(saidBand(estimate(0.1, 0.332))?.high).toBe(0.35);
  expect([1, 1.213, 2.41, 3, 14.1, 33.3, 60, 100].map((high) => saidBand(estimate(high / 2, high))?.high)).toEqual([
    1, 1.5, 2.5, 3, 15, 35, 60, 100,
  ]);
  expect(saidBand(estimate(0.25, 0.3))?.high).toBe(0.3);
});

test('of a wide band the upper end is said', () => {
  expect(shareSentence(t, estimate(0.03, 9))).toBe('probably below 9\u00a0%, from its place');
  expect(shareRange(t, estimate(0.012, 1))).toBe('below 1\u00a0%');
});

test('a band that ends at what the law permits says so, and one that the law alone makes', () => {
  expect(shareSentence(t, { ...estimate(0.1, 0.8), toLaw: true })).toBe('probably between 0.1 and 0.8\u00a0%, from its place and the law');
  expect(shareSentence(t, { ...estimate(0.001, 0.8), toLaw: true })).toBe('probably below 0.8\u00a0%, from its place and the law');
  expect(shareSentence(t, { ...estimate(0.8, 0.8), toLaw: true, lawful: true })).toContain('as the law permits');
});

test('a lower end next to nothing is left out', () => {
  expect(shareRange(t, estimate(0.003, 0.07))).toBe('below 0.07\u00a0%');
});

test('a declared share is said as it stands', () => {
  expect(shareRange(t, { point: 0.25, low: 0.25, high: 0.25, declared: true })).toBe('0.25\u00a0%');
});

test('a band that ends at a limit of the law ends there in words, too', () => {
  for (const limit of [0.14, 1.2, 2.5, 25]) expect(saidBand(estimate(limit / 20, limit))?.high).toBe(limit);
  expect(saidBand(estimate(1, 26.3))?.high).toBe(30);
});

test('nothing is said to be all of a product that holds something else, and no lower end above its upper one', () => {
  expect(saidBand(estimate(33, 99.97))).toEqual({ low: 30, high: 99 });
  expect(saidBand(estimate(48, 96.2))).toEqual({ low: 45, high: 97 });
  expect(saidBand(estimate(97, 99.9))).toEqual({ low: 95, high: 99 });
  expect(saidBand(estimate(40, 100))?.high).toBe(100);
});

test('of what stands anywhere nobody says that its place tells its share', () => {
  expect(shareSentence(t, { ...estimate(0.05, 1), usual: true })).toContain('its place tells nothing');
  const { shares, reading } = checkerView(
    'Aqua, Coco-Betaine, Sodium Citrate, Disodium Cocoamphodiacetate, Glycerin, Glycol Distearate, Sodium Benzoate, Parfum',
  ).report;
  const citrate = shares.items[reading.items.findIndex(({ text }) => text === 'Sodium Citrate')];
  expect(citrate && shareSentence(t, citrate)).toContain('as is usual of it');
});
