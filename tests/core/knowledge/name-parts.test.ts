import { expect, test } from 'vitest';
import { chemicalClass } from '#core/knowledge/chemical-classes.ts';
import { fattyChains } from '#core/knowledge/fatty-chains.ts';
import { nameParts } from '#core/knowledge/name-parts.ts';

test.each([
  ['Ceteareth-25', { ethylene: 25, chains: ['cetearyl'] }],
  ['PEG-45M', { ethylene: 45_000 }],
  ['PEG/PPG-20/6 Dimethicone', { ethylene: 20, propylene: 6 }],
  ['PPG-12-Buteth-16', { ethylene: 16, propylene: 12 }],
  ['PPG-15 Stearyl Ether', { propylene: 15, ethylene: null, chains: ['stearic'] }],
  ['Polyglyceryl-10 Diisostearate', { glycerin: 10, chains: ['isostearic'] }],
  ['C12-15 Alkyl Ethylhexanoate', { carbons: [12, 15], chains: ['ethylhexyl'] }],
  ['Sodium Laureth-8 Sulfate', { ion: 'sodium', acid: 'sulfate', ethylene: 8, chains: ['lauric'] }],
  ['Magnesium Lactate', { ion: 'magnesium', acid: 'lactate', chains: [] }],
  ['Potassium PCA', { ion: 'potassium', acid: 'pca' }],
  ['TEA-Salicylate', { ion: 'triethanolamine', acid: 'salicylate' }],
  ['Stannous Fluoride', { ion: 'tin', acid: 'fluoride' }],
  ['Poloxamer 188', { blocks: { percent: 80, mass: 1800 } }],
  ['Poloxamine 904', { blocks: { percent: 40, mass: null } }],
  ['Palmitoyl Tetrapeptide-10', { peptide: 4, chains: ['palmitic'], turn: null }],
  ['Azelaoyl Bis-Dipeptide-10', { peptide: 2 }],
  ['Cyclotetrapeptide-24 Aminocyclohexane Carboxylate', { peptide: 4 }],
  ['sh-Oligopeptide-10', { peptide: 'oligo', turn: 10 }],
  ['sh-Polypeptide-9', { peptide: 'poly', turn: 9 }],
  ['Arginine/Lysine Polypeptide', { peptide: 'poly' }],
  ['PEG-40 Hydrogenated Castor Oil', { hydrogenated: true }],
  ['Hydrogenated Styrene/Butadiene Copolymer', { hydrogenated: false }],
  ['Hydrogenated Polyisobutene', { hydrogenated: false }],
  ['Polyquaternium-16', { turn: 16 }],
  ['CI 15985', { colour: { number: 'CI 15985', group: 'azo' } }],
  ['CI 45430', { colour: { number: 'CI 45430', group: 'xanthene' } }],
  ['CI 77268:1', { colour: { number: 'CI 77268:1', group: 'mineral' } }],
  ['Hydrolyzed Wheat Gluten', { hydrolyzed: true, hydrogenated: false, chains: [] }],
  ['Glycerin', { ion: null, acid: null, chains: [], monomers: [], peptide: null, ethylene: null }],
] as const)('%s tells its parts', (inci, parts) => {
  expect(nameParts(inci)).toMatchObject(parts);
});

test.each([
  ['VP/VA Copolymer', ['VP', 'VA']],
  ['Acrylates/C10-30 Alkyl Acrylate Crosspolymer', ['Acrylates', 'C10-30 Alkyl Acrylate']],
  ['Sodium Acrylates/Beheneth-25 Methacrylate Crosspolymer', ['Acrylates', 'Beheneth-25 Methacrylate']],
  ['Dimethicone/Vinyl Dimethicone Crosspolymer', ['Dimethicone', 'Vinyl Dimethicone']],
  ['PEG/PPG-18/4 Copolymer', []],
  ['Dimethicone Crosspolymer-3', []],
])('%s is joined from its monomers', (inci, monomers) => {
  expect(nameParts(inci).monomers).toEqual(monomers);
});

test.each([
  ['Cetyl Myristate', ['cetyl', 'myristic']],
  ['Caprylic/Capric Triglyceride', ['caprylic', 'capric']],
  ['Disodium Cocoamphodiacetate', ['coconut']],
  ['Sodium Cocoyl Isethionate', ['coconut']],
  ['Sodium Cocoa Butterate', ['cocoa-butter']],
  ['Sodium Palm Kernelate', ['palm-kernel']],
  ['Sodium Palmate', ['palm']],
  ['Isopropyl Palmitate', ['palmitic']],
  ['Octyldodecanol', ['octyldodecyl']],
  ['Decyl Oleate', ['capric', 'oleic']],
  ['Linoleic Acid', ['linoleic']],
  ['Linolenic Acid', ['linolenic']],
  ['Caproyl Sarcosine', ['capric']],
  ['Caprooyl Tetrapeptide-3', ['caproic']],
  ['Trideceth-9', ['tridecyl']],
  ['Tridecyl Stearate', ['tridecyl', 'stearic']],
  ['Tetradecyloctadecanol', []],
  ['Octadecyl Gallate', ['stearic']],
  ['Hydrolyzed Soy Protein', []],
  ['Canola Sterols', []],
  ['Niacinamide', []],
  ['Phenoxyethanol', []],
])('the fatty parts of %s', (inci, chains) => {
  expect(fattyChains(inci)).toEqual(chains);
});

test.each([
  ['Sodium Olivate', 'cleanser', 'soap'],
  ['Magnesium Stearate', 'texturiser', 'metal-soap'],
  ['Sodium Lauryl Sulfate', 'cleanser', 'alkyl-sulfate'],
  ['Sodium Cetearyl Sulfate', 'emulsifier', 'mild-sulfate'],
  ['Sodium Laureth Sulfate', 'cleanser', 'ether-sulfate'],
  ['Nonoxynol-9', 'emulsifier', 'alkylphenol'],
  ['Laureth-9', 'emulsifier', 'ethoxylated-alcohol'],
  ['Lauric Acid', 'emollient', null],
  ['4-Butylresorcinol', 'brightening', null],
  ['2-Methylresorcinol', 'hair-dye', 'dye-coupler'],
  ['Nerol', 'scent-component', 'scent-alcohol'],
  ['Methyl Eugenol', 'scent-component', null],
  ['Musk Ketone', 'scent-component', 'scent-musk'],
  ['Nerol', 'solvent', null],
])('%s as a %s is of the class %s', (inci, role, kind) => {
  expect(chemicalClass(inci, role)).toBe(kind);
});
