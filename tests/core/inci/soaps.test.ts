import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const names = (text: string) => readLabel(text, dictionary).items.map(({ inci }) => inci);

test.each([
  "huile d'olive saponifiée, huile de coco vierge saponifiée",
  'verseiftes Olivenöl, Kokosöl verseift',
  'aceite de oliva saponificado, aceite de coco saponificado',
  'olio di oliva saponificato, olio di cocco saponificato',
  'óleo de oliva saponificado, óleo de coco saponificado',
  'zmydlona oliwa z oliwek, zmydlony olej kokosowy',
  'verzeepte olijfolie, verzeepte kokosolie',
  'омыленное оливковое масло, омыленное кокосовое масло',
])('an oil that is saponified is a soap: %s', (text) => {
  expect(names(`${text}, Aqua, Glycerin`)).toEqual(['Sodium Olivate', 'Sodium Cocoate', 'Aqua', 'Glycerin']);
});

test.each([
  "huiles végétales saponifiées d'olive et karité",
  'huiles saponifiées (olive*, karité*)',
  'aceites saponificados de oliva y karité',
  'óleos vegetais saponificados de oliva e karité',
  'oli saponificati di oliva, karité',
  'Verseifte Pflanzenöle (Olivenöl, Sheabutter)',
  'verseifte Öle: Olivenöl, Sheabutter',
  'saponified oils (olive, shea butter)',
])('oils behind one word are soaps, each of them: %s', (text) => {
  const { items, leftOut } = readLabel(`Kaolin, ${text}, Glycerin`, dictionary);
  expect(items.map(({ inci }) => inci)).toEqual(['Kaolin', 'Sodium Olivate', 'Sodium Shea Butterate', 'Glycerin']);
  expect(leftOut.every(({ why }) => why === 'heading')).toBe(true);
});

test('soaps of further oils, and names of soaps that are printed otherwise', () => {
  expect(names('saponified avocado oil, huile de sésame saponifiée, verseiftes Traubenkernöl, Sodium Laurus Nobilate')).toEqual([
    'Sodium Avocadoate',
    'Sodium Sesameseedate',
    'Sodium Grapeseedate',
    'Sodium Laurus Nobilate',
  ]);
});

test('what stands behind the bracket of the saponified oils is none of them', () => {
  expect(names('Saponified Oils of (Olive, Coconut), Shea Butter')).toEqual([
    'Sodium Olivate',
    'Sodium Cocoate',
    'Butyrospermum Parkii Butter',
  ]);
  expect(names('Aqua, Cocos Nucifera (Coconut) Milk Protein')).toEqual(['Aqua', null]);
});

test('oils beside a soap, and one whose soap has no name, are what they are', () => {
  expect(names("huile d'olive, huile de coco saponifiée, beurre de karité")).toEqual([
    'Olea Europaea Fruit Oil',
    'Sodium Cocoate',
    'Butyrospermum Parkii Butter',
  ]);
  expect(names('Aqua, saponified marula oil, Glycerin')).toEqual(['Aqua', null, 'Glycerin']);
});

test('the soaps of a class stand in the bracket behind its amount', () => {
  expect(names('Savon 30 % et plus (sodium olivate, sodium cocoate). Contient aussi : parfum, linalool')).toEqual([
    'Sodium Olivate',
    'Sodium Cocoate',
    'Parfum',
    'Linalool',
  ]);
});

test('an oil that is saponified is not the oil, whether its soap is known or not', () => {
  expect(names('Saponified Olive Oil, Saponified Simmondsia Chinensis (Jojoba) Seed Oil, Glycerin')).toEqual([
    'Sodium Olivate',
    null,
    'Glycerin',
  ]);
  expect(names('Saponified Olea Europaea (Olive) Fruit Oil* and Cocos Nucifera (Coconut) Oil, Aqua')).toEqual([
    'Sodium Olivate',
    'Sodium Cocoate',
    'Aqua',
  ]);
});

test.each([
  'Aqua, saponified coconut oil, Glycerin',
  'saponified coconut oil, Aqua, Cocamidopropyl Betaine',
  'saponified coconut oil, Aqua, Potassium Olivate',
])('the base of a soap that the label of a liquid does not tell is not guessed: %s', (text) => {
  expect(names(text)).toContain(null);
  expect(names(text)).not.toContain('Sodium Cocoate');
});

test('the base of a soap is told by its name or by the lye', () => {
  expect(names('Aqua, Sodium Cocoate (saponified coconut oil), Cocamidopropyl Betaine')).toContain('Sodium Cocoate');
  expect(names('Aqua, saponified coconut oil, Sodium Hydroxide')).toContain('Sodium Cocoate');
});
