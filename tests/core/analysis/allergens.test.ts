import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { itemFlags } from '#core/analysis/item-flags.ts';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();

/** The entries of Annex III with an individual labelling duty, each with the names a label may use. */
const labelNames: readonly (readonly string[])[] = [
  // The list in force before 2026.
  ['Benzyl Alcohol'],
  ['6-Methylcoumarin', '6-Methyl Coumarin'],
  ['Amyl Cinnamal'],
  ['Cinnamyl Alcohol'],
  ['Citral', 'Geranial', 'Neral'],
  ['Eugenol'],
  ['Hydroxycitronellal'],
  ['Isoeugenol'],
  ['Amylcinnamyl Alcohol', 'Amyl Cinnamyl Alcohol'],
  ['Benzyl Salicylate'],
  ['Cinnamal'],
  ['Coumarin'],
  ['Geraniol'],
  ['Anise Alcohol', 'Anisyl Alcohol'],
  ['Benzyl Cinnamate'],
  ['Farnesol'],
  ['Linalool'],
  ['Benzyl Benzoate'],
  ['Citronellol'],
  ['Hexyl Cinnamal'],
  ['Limonene', 'd-Limonene', 'dl-Limonene'],
  ['Methyl 2-Octynoate', 'Methyl Heptine Carbonate'],
  ['Alpha-Isomethyl Ionone', 'Alpha Isomethyl lonone'],
  ['Evernia Prunastri Extract', 'Oakmoss Extract', 'Oak Moss Extract'],
  ['Evernia Furfuracea Extract', 'Treemoss Extract', 'Tree Moss Extract'],
  // Added by Regulation (EU) 2023/1545.
  ['Pinus Mugo Leaf Oil', 'Pinus Mugo Twig Leaf Extract', 'Pinus Mugo Twig Oil'],
  ['Pinus Pumila Needle Extract', 'Pinus Pumila Twig Leaf Extract', 'Pinus Pumila Twig Leaf Oil'],
  ['Cedrus Atlantica Bark Oil', 'Cedrus Atlantica Bark Extract', 'Cedrus Atlantica Leaf Extract', 'Cedrus Atlantica Wood Extract'],
  ['Cedrus Atlantica Wood Oil', 'Cedrus Atlantica Bark Water'],
  ['Turpentine'],
  ['Alpha-Terpinene'],
  ['Terpinolene'],
  ['Myroxylon Balsamum Pereirae Balsam Extract', 'Myroxylon Balsamum Pereirae Balsam Oil', 'Myroxylon Pereirae Oil'],
  ['Myroxylon Pereirae Resin Extract', 'Myroxylon Pereirae Resin', 'Balsam Peru'],
  ['Rose Ketones', 'Alpha-Damascone', 'cis-Rose Ketone 1', 'trans-Rose Ketone 1', 'Rose Ketone 3', 'Delta-Damascone'],
  ['Rose Ketone 4', 'trans-Rose Ketone 3', 'cis-Rose Ketone 2', 'trans-Rose Ketone 2', 'Damascenone'],
  ['3-Propylidenephthalide', '3-Propylidene Phthalide'],
  ['Lippia Citriodora Absolute', 'Verbena Absolute'],
  ['Methyl Salicylate'],
  ['Acetyl Cedrene'],
  ['Amyl Salicylate'],
  ['Anethole'],
  ['Benzaldehyde'],
  ['Camphor'],
  ['Beta-Caryophyllene', 'Caryophyllene'],
  ['Carvone'],
  ['Dimethyl Phenethyl Acetate'],
  ['Hexadecanolactone'],
  ['Hexamethylindanopyran', 'Galaxolide'],
  ['Linalyl Acetate'],
  ['Menthol', 'l-Menthol'],
  ['Trimethylcyclopentenyl Methylisopentenol'],
  ['Salicylaldehyde'],
  ['Santalol', 'Alpha-Santalol', 'Beta-Santalol'],
  ['Sclareol'],
  ['Terpineol', 'Alpha-Terpineol'],
  ['Tetramethyl Acetyloctahydronaphthalenes', 'Iso E Super'],
  ['Trimethylbenzenepropanol'],
  ['Vanillin'],
  ['Cananga Odorata Flower Oil', 'Cananga Odorata Flower Extract', 'Cananga Odorata (Ylang Ylang) Flower Oil'],
  ['Cinnamomum Cassia Leaf Oil'],
  ['Cinnamomum Zeylanicum Bark Oil', 'Cinnamomum Zeylanicum (Cinnamon) Bark Oil'],
  ['Citrus Aurantium Amara Flower Oil', 'Citrus Aurantium Dulcis Flower Oil', 'Neroli Oil'],
  ['Citrus Aurantium Amara Peel Oil', 'Citrus Aurantium Dulcis Peel Oil', 'Citrus Sinensis Peel Oil'],
  ['Citrus Aurantium Bergamia Peel Oil', 'Citrus Bergamia Peel Oil', 'Bergamot Oil'],
  ['Citrus Limon Peel Oil', 'Citrus Limon (Lemon) Peel Oil'],
  ['Cymbopogon Schoenanthus Oil', 'Cymbopogon Flexuosus Oil', 'Cymbopogon Citratus Leaf Oil'],
  ['Eucalyptus Globulus Leaf Oil', 'Eucalyptus Globulus Leaf/Twig Oil'],
  ['Eugenia Caryophyllus Leaf Oil', 'Eugenia Caryophyllus Flower Oil', 'Eugenia Caryophyllus Stem Oil', 'Eugenia Caryophyllus Bud Oil'],
  ['Jasminum Grandiflorum Flower Extract', 'Jasminum Officinale Oil', 'Jasminum Officinale Flower Extract'],
  ['Juniperus Virginiana Oil', 'Juniperus Virginiana Wood Oil'],
  ['Laurus Nobilis Leaf Oil'],
  ['Lavandula Hybrida Oil', 'Lavandula Hybrida Extract', 'Lavandula Hybrida Flower Extract', 'Lavandula Intermedia Oil'],
  ['Lavandula Intermedia Flower/Leaf/Stem Extract', 'Lavandula Intermedia Flower/Leaf/Stem Oil'],
  ['Lavandula Angustifolia Oil', 'Lavandula Angustifolia Flower/Leaf/Stem Extract', 'Lavandula Angustifolia (Lavender) Oil'],
  ['Mentha Piperita Oil', 'Mentha Piperita (Peppermint) Oil'],
  ['Mentha Viridis Leaf Oil', 'Mentha Viridis (Spearmint) Leaf Oil'],
  ['Narcissus Poeticus Extract', 'Narcissus Pseudonarcissus Flower Extract', 'Narcissus Jonquilla Extract', 'Narcissus Tazetta Extract'],
  ['Pelargonium Graveolens Flower Oil'],
  ['Pogostemon Cablin Oil', 'Patchouli Oil'],
  ['Rosa Damascena Flower Oil', 'Rosa Damascena Flower Extract', 'Rosa Alba Flower Oil', 'Rosa Alba Flower Extract'],
  ['Rosa Canina Flower Oil', 'Rosa Centifolia Flower Oil', 'Rosa Centifolia Flower Extract', 'Rosa Gallica Flower Oil'],
  ['Rosa Moschata Flower Oil', 'Rosa Rugosa Flower Oil'],
  ['Santalum Album Oil', 'Santalum Album (Sandalwood) Oil'],
  ['Eugenyl Acetate'],
  ['Geranyl Acetate'],
  ['Isoeugenyl Acetate'],
  ['Pinene', 'Alpha-Pinene', 'Beta-Pinene'],
];

/** The two of the historic list that are now prohibited: name on the label, date. */
const banned: readonly (readonly [string, string])[] = [
  ['Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde', '2019-08-23'],
  ['Lyral', '2019-08-23'],
  ['HICC', '2019-08-23'],
  ['Butylphenyl Methylpropional', '2022-03-01'],
  ['Lilial', '2022-03-01'],
];

test.each(banned)('%s is flagged, an allergen of the historic list, and prohibited since %s', (name, date) => {
  const { flags, prohibited, allergens } = analyseText(`Aqua, ${name}`, knowledge, 'leave-on');
  expect(flags).toContainEqual(expect.objectContaining({ flag: 'allergen', state: 'settled', culprits: [1] }));
  expect(prohibited).toMatchObject([{ index: 1, annex: 'II', since: date }]);
  expect(allergens).toMatchObject([{ index: 1, list: 'historic', bannedSince: date }]);
});

test.each(labelNames.flat())('%s is a scent allergen under its label name, in capitals too', (name) => {
  for (const printed of [name, name.toUpperCase()]) {
    const [, item, ...others] = readLabel(`Aqua, ${printed}, Glycerin`, knowledge.dictionary).items;
    expect(others).toHaveLength(1);
    expect(item && itemFlags([item], knowledge).flat()).toContainEqual(expect.objectContaining({ flag: 'allergen', state: 'settled' }));
    expect(analyseText(`Aqua, ${printed}, Glycerin`, knowledge, 'leave-on').allergens).toHaveLength(1);
  }
});

test('what bears the number of a scent that must be named, and is not in the law, need not be', () => {
  const { allergens } = analyseText(
    'Aqua, Rosa Damascena Flower Water, Rosa Gallica Flower Extract, Mentha Piperita Leaf Extract',
    knowledge,
    'leave-on',
  );
  expect(allergens).toEqual([]);
});
