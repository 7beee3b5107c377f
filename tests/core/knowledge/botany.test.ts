import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { type BotanyData, botany } from '#core/knowledge/botany.ts';
import { englishParts, russianParts } from '#core/knowledge/part-words.ts';
import { formOf } from '#core/knowledge/plant-forms.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const invented: BotanyData = {
  sources: { families: ['flora'], holds: ['handbook'] },
  families: [{ latin: 'Mirabilaceae', en: 'the wonder family', ru: 'семейству чудных', genera: ['Mirabilia'] }],
  holds: [
    { plants: ['Mirabilia'], of: 'Leaf', en: 'wonder oil', ru: 'чудное масло' },
    { plants: ['Mirabilia Rara'], en: 'rare sugar', ru: 'редкий сахар' },
    { plants: ['Mirabilia'], of: 'Seed Oil$', fat: true, en: 'wonder acid', ru: 'чудная кислота' },
  ],
};

test('a species goes before its genus, and a part is asked for', () => {
  const find = botany(invented);
  expect(find('Mirabilia Rara Leaf Extract')?.holds).toEqual({ en: 'rare sugar', ru: 'редкий сахар', fat: false });
  expect(find('Mirabilia Alba Leaf Extract')?.holds?.en).toBe('wonder oil');
  expect(find('Mirabilia Alba Seed Oil')?.holds).toEqual({ en: 'wonder acid', ru: 'чудная кислота', fat: true });
  expect(find('Mirabilia Alba Root Extract')).toMatchObject({ genus: 'Mirabilia', holds: null, sources: ['flora'] });
  expect(find('Hydrolyzed Mirabilia Alba Leaf Extract')?.sources).toEqual(['flora', 'handbook']);
  expect(find('Mirabilis Alba Leaf Extract')).toBeNull();
});

test('of oils and distilled waters only that is told which goes over into them', () => {
  const of = (inci: string) => knowledgeBase().ingredients.find((ingredient) => ingredient.inci === inci)?.botany?.holds?.en ?? null;
  expect(of('Panax Ginseng Root Extract')).toBe('ginsenosides');
  expect(['Panax Ginseng Seed Oil', 'Panax Ginseng Root Water', 'Camellia Sinensis Flower Water', 'Bacopa Monnieri Oil'].map(of)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(of('Salvia Officinalis Leaf Oil')).toBe('thujone and cineole');
  expect(of('Bixa Orellana Seed Oil')).toContain('bixin');
  expect(of('Cucumis Melo Seed Extract')).toBeNull();
  expect(of('Origanum Majorana Leaf Oil')).toContain('terpinen-4-ol');
});

test('no genus stands in two families, and every plant named is one of an ingredient', () => {
  const data = load(readFileSync('data/rules/botany.yaml', 'utf8')) as BotanyData;
  const genera = data.families.flatMap((family) => family.genera);
  expect(genera.filter((genus, index) => genera.indexOf(genus) !== index)).toEqual([]);
  const names = knowledgeBase().ingredients.map(({ inci }) => `${inci} `);
  const held = data.holds.flatMap(({ plants }) => plants);
  expect([...genera, ...held].filter((plant) => !names.some((inci) => inci.includes(`${plant} `)))).toEqual([]);
  expect(held.filter((plant) => !genera.includes(plant.split(' ')[0] ?? ''))).toEqual([]);
});

test.each([
  ['Salvia Sclarea Flower/Leaf/Stem Oil', 'flowers, leaves and stems', 'цветков, листьев и стеблей', 'Oil'],
  ['Rubus Idaeus Leaf Cell Culture Extract', 'leaves', 'листьев', 'Cell Culture Extract'],
  ['Morus Alba Root Bark Extract', 'root bark', 'коры корня', 'Extract'],
  ['Panax Ginseng Root', 'root', 'корня', ''],
  ['Chlorella Vulgaris Extract', '', '', 'Extract'],
])('the form of %s', (inci, english, russian, preparation) => {
  const form = formOf(inci);
  expect([englishParts(form.parts), russianParts(form.parts), form.preparation]).toEqual([english, russian, preparation]);
});

test('cereals have grains where other plants have kernels', () => {
  expect(russianParts('Kernel', 'Prunus Armeniaca')).toBe('ядер');
  expect(russianParts('Kernel', 'Zea Mays')).toBe('зёрен');
  const { ingredients } = knowledgeBase();
  const shown = ingredients.filter(({ inci }) => /^(?:Zea|Avena|Hordeum|Triticum) .*Kernel/.test(inci)).map(({ common }) => common.ru);
  expect(shown.filter((name) => /ядер/.test(name ?? ''))).toEqual([]);
});

test.each([
  ['Ricinus Communis Seed Oil', 'касторовое масло'],
  ['Butyrospermum Parkii Butter', 'масло ши'],
  ['Copernicia Cerifera Cera', 'карнаубский воск'],
  ['Avena Sativa Kernel Flour', 'овсяная мука'],
  ['Camellia Sinensis Leaf Extract', 'экстракт листьев чая'],
  ['Pogostemon Cablin Oil', 'эфирное масло пачули'],
])('fats, waxes and flours are shown by the names of the kitchen, extracts and scents by what they are made of: %s', (inci, name) => {
  expect(knowledgeBase().ingredients.find((one) => one.inci === inci)?.common.ru).toBe(name);
});

test('in Russian a salt is called by its acid first, and a polymer by its parts in full', () => {
  const shown = knowledgeBase().ingredients.map(({ common }) => common.ru);
  expect(
    shown.filter((name) => /^(?:ди|три|тетра)?(?:натрия|калия|магния|аммония) (?:[а-я]+ат|ЭДТА|PCA|ПКА)$|(?<![А-Я])ВП(?![А-Я])/.test(name)),
  ).toEqual([]);
});

test('in Russian no name begins with a metal, tells a polymer last, parts a radical from what bears it or leaves an onium undeclined', () => {
  const shown = knowledgeBase().ingredients.map(({ common }) => common.ru);
  const calque =
    /^(?:моно|ди|три|тетра)?(?:натрия|калия|кальция|аммония) |(?<!акрилат\p{L}*|полиакрилат\p{L}*) кроссполимер$|ониум|оил (?:\p{L}+пептид|гидролиз)|(?:гликоль|глицерил|эритритил) \p{L}+ат(?:\/|$)|карите/u;
  expect(shown.filter((name) => calque.test(name))).toEqual([]);
});

test('in Russian a salt of EDTA or PCA is called a salt, an organoclay or cationic polymer keeps its cation joined to it, and the extract is what was hydrolysed', () => {
  const shown = knowledgeBase().ingredients.map(({ common }) => common.ru);
  const calque =
    /^(?:Г?ЭДТА|НТА|PCA) \p{L}|(?:диметикон|[а-я]ин|[а-я]ил) PCA|[а-я]ония (?:гекторит|бентонит|инулин)|^(?:гуар|крахмал|кассия|тара|\p{L}*глюкозиды) \p{L}*тримония|^экстракт гидролизованн|отжат|полиглицерила-|(?:полиакрилат|полиуретан|диметикон) кроссполимер/u;
  expect(shown.filter((name) => calque.test(name))).toEqual([]);
});

test('in Russian a radical is joined to what bears it', () => {
  const shown = knowledgeBase().ingredients.map(({ common }) => common.ru);
  const parted = /(?:ил|окси|амидо) \p{Ll}|-\d+ (?:мет)?акрилат|-\d+ карбо(?:кс|нов)/u;
  expect(shown.filter((name) => parted.test(name))).toEqual([]);
});
