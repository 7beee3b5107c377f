import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { upperEnd } from '#core/analysis/said-share.ts';
import type { Shares } from '#core/analysis/share-types.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const isOfSkin = ({ roles, limits }: (typeof knowledge.facts)[number]) => roles.length > 0 && limits.length < 3;
const names = knowledge.facts.filter(isOfSkin).map(({ inci }) => inci);

/** The said upper ends of what stands in order, and the most that all of an ordered list can be; null where something is not estimated. */
function ends({ items, parts: [part] }: Shares): { readonly placed: readonly number[]; readonly most: number } | null {
  if (!part?.ordered || part.counted.some((index) => !items[index])) return null;
  const isPlaced = (index: number) => !items[index]?.usual && !part.free.includes(index);
  const said = (index: number) => upperEnd(items[index]?.high ?? 0);
  const placed = part.counted.filter(isPlaced).map(said);
  const most = part.counted.reduce((sum, index) => sum + said(index), 0);
  return { placed, most };
}

test('the bands of a list that was read whole never rise above 1 % and may be all of the product', () => {
  const list = fc.tuple(
    fc.constantFrom('Aqua', 'Glycerin', 'Talc', 'Helianthus Annuus Seed Oil', 'Indigofera Tinctoria Leaf Powder'),
    fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 25 }),
  );
  fc.assert(
    fc.property(list, ([first, others]) => {
      const { shares, reading } = analyseText([...new Set([first, ...others])].join(', '), knowledge, 'leave-on');
      const found = reading.items.every(({ id, percent }) => id !== null && percent === null) ? ends(shares) : null;
      if (!found) return;
      for (const [place, end] of found.placed.entries()) expect(end).toBeLessThanOrEqual(Math.max(1, found.placed[place - 1] ?? 100));
      expect(found.most).toBeGreaterThanOrEqual(98);
    }),
    { numRuns: 150 },
  );
});

const highsOf = (text: string) => {
  const { reading, shares } = analyseText(text, knowledge, 'rinse-off');
  return Object.fromEntries(reading.items.map(({ inci }, index) => [inci, shares.items[index] && upperEnd(shares.items[index].high)]));
};

test('what the law permits of a dye on the hair bounds none in the powder that is sold, whose herbs may each be what their places leave', () => {
  const powder = highsOf(
    'Hair colour: Indigofera Tinctoria Leaf Powder, Lawsonia Inermis Leaf Powder, Emblica Officinalis Fruit Powder, Melia Azadirachta Leaf Powder',
  );
  expect(powder['Indigofera Tinctoria Leaf Powder']).toBeGreaterThan(60);
  expect(powder['Melia Azadirachta Leaf Powder']).toBe(25);
});

test('an active ingredient that leaves no room for the rest stands in front of its order', () => {
  const stick = highsOf(
    'Aluminum Sesquichlorohydrate 12.8%, Cyclopentasiloxane, Stearyl Alcohol, Hydrogenated Castor Oil, PEG-8, Calcium Chloride, Parfum, Silica',
  );
  expect(stick.Cyclopentasiloxane).toBeGreaterThan(40);
});

test('the lye that is named beside the active ingredient of a cream that removes hair tells nothing of its water', () => {
  const cream = highsOf(
    'Hair removal cream: Calcium Hydroxide, Potassium Thioglycolate, Aqua, Cetearyl Alcohol, Paraffinum Liquidum, Glycerin, Parfum, Methylparaben',
  );
  expect(cream['Calcium Hydroxide']).toBeNull();
  expect(cream.Aqua).toBeGreaterThan(60);
});

test('alcohol that alone keeps its water may be much of a lotion; beside a preservative its place tells', () => {
  const lotion = 'Aqua, Alcohol Denat., Parfum, Allantoin, PEG-40 Hydrogenated Castor Oil';
  expect(highsOf(lotion)['Alcohol Denat.']).toBeGreaterThan(40);
  expect(highsOf(`${lotion}, Phenoxyethanol`)['Alcohol Denat.']).toBeLessThan(30);
});

test('both lyes behind a fatty acid make soap of it, as in a shaving cream', () => {
  const cream =
    'Aqua, Stearic Acid, Glycerin, Potassium Hydroxide, Potassium Chloride, Panthenol, Betaine, Sodium Hydroxide, Cetyl Alcohol, Parfum';
  expect(highsOf(cream)['Potassium Hydroxide']).toBe(10);
  expect(analyseText(cream, knowledge, 'rinse-off').cautions.map(({ caution }) => caution)).toContain('soap-made');
  expect(highsOf(cream.replace(' Sodium Hydroxide,', ''))['Potassium Hydroxide']).toBeLessThan(2);
});

test('alcohol that is declared as "Vol%" is less by weight', () => {
  const { reading, shares } = analyseText('Aqua, Glycerin, Alcohol Denat. (6,14Vol%), Parfum', knowledge, 'leave-on');
  expect(shares.items[reading.items.findIndex(({ inci }) => inci === 'Glycerin')]?.low).toBeLessThan(5);
});
