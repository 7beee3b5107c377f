import { expect, test } from 'vitest';
import { heldWordFinder } from '#core/moderation/held-words.ts';

const find = heldWordFinder({
  profanity: ['fuck', 'fuck*', 'хуй', 'говно', 'бля*', 'sukin syn'],
  advertising: ['промокод*', 'promo code', 'whatsapp'],
  allowed: new Set(['блястар']),
});
const reasonOf = (text: string) => find(text)?.reason ?? null;

test.each([
  ['what the fuck', 'profanity'],
  ['FUCKING good', 'profanity'],
  ['f u c k this', 'profanity'],
  ['fuuuuck', 'profanity'],
  ['fu\u200Bck', 'profanity'],
  ['ｆｕｃｋ', 'profanity'],
  ['fцck? no: fuсk', 'profanity'],
  ['полное говно', 'profanity'],
  ['полное г0вно', 'profanity'],
  ['xуй', 'profanity'],
  ['х у й', 'profanity'],
  ['sukin  syn', 'profanity'],
  ['use my promo code', 'advertising'],
  ['Промокодик для вас', 'advertising'],
  ['WhatsApp me', 'advertising'],
])('"%s" is held back as %s', (text, reason) => {
  expect(reasonOf(text)).toBe(reason);
});

test.each([
  'A good cream!',
  'Хороший крем',
  'Cucumis Sativus, Cocamide DEA, Titanium Dioxide',
  'Блястар',
  'the promo ended; code of the batch',
  'a b c',
])('"%s" passes', (text) => {
  expect(find(text)).toBeNull();
});
