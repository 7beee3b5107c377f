import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { flagsOfList, tallyFlags } from '#core/catalog/flag-tally.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const flagsOf = (list: string) => flagsOfList(analyseText(list, knowledge, 'leave-on'));

test('settled findings are counted, each list once', () => {
  const tally = tallyFlags([flagsOf('Aqua, Dimethicone, Cyclopentasiloxane, Parfum'), flagsOf('Aqua, Glycerin'), flagsOf('Aqua, Parfum')]);
  expect(tally).toMatchObject({ lists: 3, withFlag: { silicone: 1, fragrance: 2, paraben: 0 } });
});

test('a list of which too little was recognised is not counted as free of anything', () => {
  const unread = flagsOf('Aqua, Qwertolide Zx, Blorptane, Fnordic Esterate');
  expect(unread).toBeNull();
  expect(tallyFlags([unread, flagsOf('Aqua, Glycerin')]).lists).toBe(1);
});
