import { expect, test } from 'vitest';
import { titleLanguage } from '#core/catalog/title-language.ts';

test.each([
  ['Gel nettoyant pour les mains Olive', 'fr'],
  ['Lait de toilette très doux, à la vitamine E', 'fr'],
  ['Anti-Schuppen Shampoo für trockenes Haar', 'de'],
  ['Champú con extracto de oliva', 'es'],
  ['Crema mani riparatrice con olio', 'it'],
  ['Sabonete de limpeza para o rosto', 'pt'],
  ['Krem nawilżająco-kojący', 'pl'],
  ['Verzorging voor de droge huid', 'nl'],
  ['Крем-мыло «Олива»', 'ru'],
  ['Daily Moisturizing Cream', 'en'],
  ['Waschgel Ultra Sensitive', 'de'],
  ['Classic Douchegel', 'nl'],
  ['Déodorant Homme Spray', 'fr'],
  ['Tônico facial acne control', null],
  ['Plax thé & citron', null],
  ['Tannkrem Fresh Mint', null],
  ['Pečující krém na ruce', null],
  ['Respiratoire Spray', null],
  ['Hydro Boost', null],
  ['E45', null],
])('"%s" is %s', (title, language) => {
  expect(titleLanguage(title)).toBe(language);
});
