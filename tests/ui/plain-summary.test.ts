import { expect, test } from 'vitest';
import { proseOf, useSaidIn } from '#core/analysis/product-use.ts';
import { readLabel } from '#core/inci/read.ts';
import { reportInUse, summaryOf } from '#scripts/cli/report-line.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const base = knowledgeBase();

function summary(text: string): string {
  const reading = readLabel(text, base.knowledge.dictionary);
  const { report, use } = reportInUse(reading, base.knowledge, useSaidIn(proseOf(reading), base.knowledge.useRules));
  return summaryOf(report, use, base, 'en').join(' ');
}

test('nobody is reassured where something is prohibited or an allergen of nails is there', () => {
  const hardener = summary('Nail hardener: Ethyl Acetate, Butyl Acetate, Nitrocellulose, Formaldehyde');
  expect(hardener).toMatch(/^Prohibited.*formaldehyde.*A nail product on a base of.*allergies/);
  expect(hardener).not.toMatch(/special care/);
  expect(summary('Gel polish: HEMA, Di-HEMA Trimethylhexyl Dicarbamate')).toMatch(/allergies \(HEMA/);
});

test('nobody is reassured where something feeds fungal acne', () => {
  expect(summary('Face cream: Aqua, Glycerin, Isopropyl Palmitate, Carbomer')).not.toMatch(/special care/);
  expect(summary('Face gel: Aqua, Glycerin, Carbomer')).toMatch(/special care/);
  expect(summary('Peeling solution: Aqua, Glycolic Acid, Glycerin')).not.toMatch(/special care/);
});

test('what is prohibited is not said to be without effect', () => {
  expect(summary('Shampoo: Aqua, Sodium Laureth Sulfate, Ketoconazole, Cocamide MEA')).toMatch(/anything permitted in it/);
  const wash = summary('Face wash: Aqua, Benzoyl Peroxide 5%, Sodium Cocoyl Isethionate, Carbomer');
  expect(wash).toMatch(/^Not permitted.*benzoyl peroxide.*anything permitted in it/);
  expect(wash).not.toMatch(/blemishes/);
});

test('a law that let older stock be sold is told with the day from which all must keep it', () => {
  expect(summary('Face serum: Aqua, Glycerin, Retinol 1%, Phenoxyethanol')).toMatch(
    /retinol \(new products from (?:1 November|November 1,) 2025 on, all on sale from (?:1 May|May 1,) 2027 on\)/,
  );
  expect(summary('Nail polish: Ethyl Acetate, Nitrocellulose, Triphenyl Phosphate')).toMatch(
    /^Prohibited.*triphenyl phosphate \(new products from .*2027 on, all on sale from .* on\)/,
  );
  expect(summary('Gel polish: HEMA, Trimethylbenzoyl Diphenylphosphine Oxide')).toMatch(/^Prohibited[^(]*phosphine oxide\./);
});

test('the bracket of one prohibited substance does not seem to bound those before it', () => {
  expect(summary('Body lotion: Aqua, Isobutylparaben, Glycerin, Lyral')).toMatch(
    /^Prohibited[^(]*carboxaldehyde \([^)]*\) and isobutylparaben\./,
  );
  expect(summary('Body lotion: Aqua, Glycerin, Kojic Acid, Methylisothiazolinone')).toMatch(
    /^Not permitted[^(]*kojic acid \([^)]*\) and methylisothiazolinone\./,
  );
});

test('what the law permits for face and hands is not permitted in a body lotion, whatever its amount', () => {
  expect(summary('Body lotion: Aqua, Glycerin, Cetearyl Alcohol, Kojic Acid, Arbutin')).toMatch(/^Not permitted.*kojic acid .*arbutin/);
  expect(summary('Face cream: Aqua, Glycerin, Cetearyl Alcohol, Kojic Acid, Arbutin')).not.toMatch(/^Not permitted/);
});

test('an active named in front with its little percentage is no base', () => {
  expect(summary('Shampoo: Ketoconazole 1%, Aqua, Sodium Laureth Sulfate, Sodium Chloride')).toMatch(/on a base of water/);
  expect(summary('Foam: Minoxidil 5%, Butane, Cetyl Alcohol, Aqua')).not.toMatch(/base of minoxidil/);
  expect(summary('Lipstick: Candelilla Cera, Ricinus Communis Seed Oil, Mica')).toMatch(/candelilla wax/);
});

test('of a perfume and a mascara nobody asks for a study; chemical formulas keep their capitals', () => {
  expect(summary('Alcohol Denat., Parfum, Aqua, Linalool')).toMatch(/^A fragrance on a base of alcohol denat\., fragrance and water\. /);
  expect(summary('Mascara: Aqua, Cera Alba, Mica')).toMatch(/^A product for the lashes on a base of water, beeswax and mica\./);
  expect(summary('Hair dye: Aqua, Cetearyl Alcohol, 2,4-Diaminophenoxyethanol HCl')).toMatch(/2,4-diaminophenoxyethanol HCl/);
});

test('a name that nobody read may be the one that was studied', () => {
  expect(summary('Deodorant: Alcohol Denat., Aqua, Parfum')).toMatch(/no study/);
  expect(summary('Deodorant: Alcohol Denat., Aqua, Aluminium Zirkonblorb, Parfum')).not.toMatch(/no study/);
});

test('what irritates around nails is told, though nails have no skin type', () => {
  expect(summary('Cuticle remover: Aqua, Potassium Hydroxide 3%, Glycerin, Cellulose Gum')).toMatch(/sensitive skin \(potassium hydroxide/);
});

test('a film that is surely there hides nothing that is well proven and may be there', () => {
  const cream = 'Face cream: Aqua, Glycerin, Dimethicone 5%, Niacinamide, Cetearyl Alcohol, Salicylic Acid 1%, Phenoxyethanol';
  expect(summary(cream)).toMatch(/blemishes/);
  expect(summary('Healing ointment: Petrolatum 41%, Paraffinum Liquidum, Ceresin, Lanolin Alcohol, Panthenol, Glycerin')).toMatch(
    /barrier \(petrolatum, enough/,
  );
});
