import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outline } from '#core/catalog/outline.ts';
import { families } from '#core/knowledge/vocabulary.ts';
import { miniCells } from '#ui/analysis/mini-cells.ts';

interface Cell {
  readonly family: string;
  readonly from: number;
  readonly to: number;
}

/** The lines of a drawn strip, each with the lengths of its dashes and gaps. */
const linesOf = (outline: Pick<Outline, 'families' | 'shares'>) =>
  [...miniCells({ ...outline, mark: null, helps: [] }).matchAll(/url\(#m-(\w+)\)" stroke-dasharray="([^"]+)"/g)].map(
    ([, family = '', lengths = '']) => ({ family, lengths: lengths.split(' ').map(Number) }),
  );

/** What a browser fills: every second length, from where those before it end. */
const cellsOf = (lines: ReturnType<typeof linesOf>): Cell[] =>
  lines
    .flatMap(({ family, lengths }) => {
      let end = 0;
      return lengths.flatMap((length, place) => {
        const from = end;
        end += length;
        return place > 0 && place % 2 === 0 ? [{ family, from, to: end }] : [];
      });
    })
    .sort((a, b) => a.from - b.from || a.to - b.to);

test('a strip is one line a family, with its cells where they stand in the list, a gap after each', () => {
  const lines = linesOf({ families: ['base', 'humectant', 'humectant', null, 'base'], shares: [1, 1, 1, 1, 1] });
  expect(lines.map(({ family }) => family)).toEqual(['base', 'humectant', 'unknown']);
  expect(cellsOf(lines)).toEqual([
    { family: 'base', from: 0, to: 197 },
    { family: 'humectant', from: 200, to: 397 },
    { family: 'humectant', from: 400, to: 597 },
    { family: 'unknown', from: 600, to: 797 },
    { family: 'base', from: 800, to: 997 },
  ]);
});

test('any strip keeps its families in their order, one cell an ingredient, and its lines begin anew nowhere', () => {
  const cell = fc.tuple(fc.constantFrom(...families, null), fc.double({ min: 0.03, max: 90, noNaN: true }));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 150 }), (cells) => {
      const lines = linesOf({ families: cells.map(([family]) => family), shares: cells.map(([, share]) => share) });
      for (const { lengths } of lines) {
        expect(lengths.length % 2).toBe(0);
        expect(Math.min(...lengths)).toBeGreaterThanOrEqual(0);
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(1000);
      }
      const drawn = cellsOf(lines);
      expect(drawn.map(({ family }) => family)).toEqual(cells.map(([family]) => family ?? 'unknown'));
      for (const [place, { from }] of drawn.entries()) expect(from).toBeGreaterThanOrEqual(drawn[place - 1]?.to ?? 0);
    }),
  );
});
