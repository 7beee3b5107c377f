import { expect, test } from 'vitest';
import { notesOf } from '#islands/checker/reading/notes.ts';
import { checkerView } from '../../support/checker-view.ts';

const text = 'Ingredients: Aqua, Niacinamde, HydraLock 4D Complex, Linalool*\n*from natural essential oils\nLOT 24B071';
const { reading } = checkerView(text).report;

test('what was corrected, not recognised and left out, kind by kind', () => {
  expect(notesOf(reading, []).map(({ kind, notes }) => [kind, notes.map((note) => note.text)])).toEqual([
    ['corrected', ['Niacinamde']],
    ['unknown', ['HydraLock 4D Complex']],
    ['leftOut', ['Ingredients:', '*from natural essential oils', 'LOT 24B071']],
  ]);
});

test('a known piece that the reader changed is named by the reader', () => {
  const start = text.indexOf('Niacinamde');
  const [first] = notesOf(reading, [{ kind: 'named', start, inci: 'Niacinamide' }]);
  expect(first).toMatchObject({ kind: 'named', notes: [{ inci: 'Niacinamide' }] });
});

test('marks and section headings are not offered to be put back', () => {
  const drug = checkerView('Active ingredients: Homosalate 9%. Inactive ingredients: Water, Glycerin').report.reading;
  expect(notesOf(drug, []).filter(({ kind }) => kind === 'leftOut')).toEqual([]);
});
