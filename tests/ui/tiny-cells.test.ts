import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outline } from '#core/catalog/outline.ts';
import { families } from '#core/knowledge/vocabulary.ts';
import { packCells, tinyCells } from '#ui/analysis/tiny-cells.ts';

const outlineOf = (cells: readonly (readonly [(typeof families)[number] | null, number])[]): Outline => ({
  families: cells.map(([family]) => family),
  shares: cells.map(([, share]) => share),
  mark: null,
  helps: [],
});

test('a packed strip is drawn with its families in their order, neighbours of one family as one cell', () => {
  const cells = tinyCells(
    packCells(
      outlineOf([
        ['base', 70],
        ['humectant', 5],
        ['humectant', 5],
        [null, 1],
        ['active', 1],
      ]),
    ),
  );
  expect([...cells.matchAll(/class="(?:family-)?(\w+)/g)].map(([, name]) => name)).toEqual(['base', 'humectant', 'paper', 'active']);
  expect(cells.startsWith('<rect class="family-base body" x="0%"')).toBe(true);
});

test('any strip keeps its families and begins each further on', () => {
  const cell = fc.tuple(fc.constantFrom(...families, null), fc.double({ min: 0.03, max: 90, noNaN: true }));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 150 }), (cells) => {
      const drawn = [...tinyCells(packCells(outlineOf(cells))).matchAll(/class="(?:family-)?([\w-]+)[^>]*x="([\d.]+)%"/g)];
      const wanted = cells.map(([family]) => family ?? 'paper').filter((family, place, all) => family !== all[place - 1]);
      expect(drawn.map(([, name]) => name)).toEqual(wanted);
      const starts = drawn.map(([, , start]) => Number(start));
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }),
  );
});
