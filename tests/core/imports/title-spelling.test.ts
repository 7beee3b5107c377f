import { expect, test } from 'vitest';
import { spelled } from '#core/imports/title-spelling.ts';
import { readImportBooks } from '#scripts/import/books.ts';

const { titles } = readImportBooks();

test.each([
  ['Flouride toothpaste', 'Fluoride toothpaste'],
  ['SAMPOO', 'SHAMPOO'],
  ['Sun spray 50 sfp', 'Sun spray 50 SPF'],
  ['Apès-soleil', 'Après-soleil'],
  ['Stick levres', 'Stick lèvres'],
  ['Creme de douche a la peche', 'Crème de douche à la pêche'],
  ["GEL DOUCHE A L'AVOINE", "GEL DOUCHE À L'AVOINE"],
])('"%s" is spelled "%s"', (written, right) => expect(spelled(written, titles)).toBe(right));

test.each([
  'Creme para as mãos',
  'Hand Creme',
  'Creme Soft pour les mains',
  'Aceite a la rosa',
  'Vitamine A et E, lait corps',
  'Shea tres leches',
  'Crème éclat',
  'Parachute Advansed',
])('"%s" stays as it is', (title) => expect(spelled(title, titles)).toBe(title));
