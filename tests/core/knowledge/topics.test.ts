import { describe, expect, test } from 'vitest';
import { topicsOf } from '#core/knowledge/topics.ts';
import { readTopics } from '#scripts/knowledge/topics.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

describe('the topic files', () => {
  const { rules } = readTopics('data');
  const of = (inci: string) => {
    const found = knowledgeBase().ingredients.find((ingredient) => ingredient.inci === inci);
    if (!found) throw new Error(`${inci} is not in the base.`);
    return found;
  };

  test('the first solubility that fits decides; plant extracts are not known', () => {
    expect(of('Glycerin').solubility?.class).toBe('water');
    expect(of('Squalane').solubility?.class).toBe('oil');
    expect(of('Salicylic Acid').solubility?.class).toBe('alcohol');
    expect(of('Kaolin').solubility?.class).toBe('insoluble');
    expect(of('Camellia Sinensis Leaf Extract').solubility).toBeNull();
  });

  test('microplastic concerns polymers only, and not every polymer', () => {
    expect(of('Polyethylene').microplastic?.status).toBe('particle');
    expect(of('Carbomer').microplastic?.status).toBe('depends');
    expect(of('Dimethicone').microplastic?.status).toBe('liquid');
    expect(of('Xanthan Gum').microplastic?.status).toBe('natural');
    expect(of('Niacinamide').microplastic).toBeNull();
  });

  test('cautions name retinoids in pregnancy and oxidised scents', () => {
    expect(of('Retinol').cautions.map(({ kind }) => kind)).toContain('pregnancy');
    expect(of('Limonene').cautions.map(({ kind }) => kind)).toContain('sensitisation');
    expect(of('Glycerin').cautions.map(({ kind }) => kind)).not.toContain('pregnancy');
  });

  test('laws elsewhere hold the limits of the US sunscreen monograph', () => {
    const limits = ['Zinc Oxide', 'Butyl Methoxydibenzoylmethane', 'Octocrylene', 'Homosalate'].map(
      (inci) =>
        of(inci).elsewhere.find(({ where, status, text }) => where === 'us' && status === 'active' && /sunscreen/.test(text.en))?.max,
    );
    expect(limits).toEqual([25, 3, 10, 15]);
  });

  test("other laws than the EU's on cosmetics stand by their places, the Union's own first", () => {
    const places = (inci: string) => of(inci).elsewhere.map(({ where, status }) => `${where} ${status}`);
    expect(places('Cyclopentasiloxane')[0]).toBe('eu-reach limited');
    expect(places('Perfluorodecalin')).toContain('france prohibited');
    expect(places('Zinc Pyrithione')).toContain('uk prohibited');
    expect(places('Kojic Acid')).toContain('uk limited');
    expect(places('DMDM Hydantoin')).toContain('eaeu labelled');
  });

  test('France prohibits carbon that carries fluorine only, not fluorides and minerals', () => {
    const inFrance = (inci: string) => of(inci).elsewhere.some(({ where }) => where === 'france');
    for (const inci of ['PTFE', 'Trifluoropropyl Dimethicone', 'Methyl Perfluorobutyl Ether']) expect(inFrance(inci), inci).toBe(true);
    for (const inci of ['Sodium Fluoride', 'Synthetic Fluorphlogopite', 'Hydrofluorocarbon 152a', 'Olaflur', 'Trichlorofluoromethane'])
      expect(inFrance(inci), inci).toBe(false);
  });

  test('every statement says where it is from', () => {
    for (const { topics, inci } of knowledgeBase().ingredients.map((ingredient) => ({
      inci: ingredient.inci,
      topics: topicsOf(rules, ingredient),
    })))
      for (const fact of [
        topics.solubility,
        topics.microplastic,
        topics.nano,
        ...topics.cautions,
        ...topics.assessments,
        ...topics.elsewhere,
      ])
        expect(fact?.sources.length ?? 1, inci).toBeGreaterThan(0);
  });
});

describe('names the plant grammar writes', () => {
  test.each([
    ['olio di jojoba', 'Simmondsia Chinensis Seed Oil'],
    ['extracto de té verde', 'Camellia Sinensis Leaf Extract'],
    ["huile d'argan", 'Argania Spinosa Kernel Oil'],
    ['aceite de oliva', 'Olea Europaea Fruit Oil'],
  ])('%s is %s', (name, inci) => {
    const found = knowledgeBase().ingredients.find(({ names }) => names.some(({ text }) => text.toLowerCase() === name));
    expect(found?.inci).toBe(inci);
  });
});

test('a field of a row rests on the source it names, or on the register, or on our own judgement', () => {
  const { from } = knowledgeBase().ingredients.find(({ inci }) => inci === 'Isobutylamido Thiazolyl Resorcinol') ?? { from: null };
  expect(from).toMatchObject({ usual: ['arrowitz-2019'], functions: ['cosing'], roles: ['inciscope'] });
});

test.each([
  ['Polyquaternium-1', ['film forming']],
  ['Glyceryl Caprate', ['emollient']],
  ['Biosaccharide Gum-1', ['skin conditioning']],
  ['Citric Acid', ['buffering', 'chelating', 'fragrance']],
])('the register is said to give what it gives: %s, %j', (name, functions) => {
  const row = knowledgeBase().ingredients.find(({ inci }) => inci === name);
  expect(row?.functions.filter((word) => !functions.includes(word))).toEqual([]);
});
