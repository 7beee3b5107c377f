import { expect, test } from 'vitest';
import { analysisLine } from '#scripts/cli/json-lines.ts';
import { readableReport } from '#scripts/cli/readable.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const base = knowledgeBase();
const answer = (line: string) => JSON.parse(JSON.stringify(analysisLine(line, base.knowledge)));

test('a line is answered with its id, offsets and flags', () => {
  const { id, refused, recognised, total, items, suggestion } = answer(
    '{"id":"a","text":"Aqua, Parfum (Linalool, Qwertzol), Retinol 0.3%"}',
  );
  expect({ id, refused, recognised, total, suggestion }).toEqual({ id: 'a', refused: null, recognised: 3, total: 3, suggestion: null });
  expect(items[1]).toEqual({
    text: 'Parfum (Linalool, Qwertzol)',
    start: 6,
    end: 33,
    inci: 'Parfum',
    alias: 'parfum',
    match: 'exact',
    mayContain: false,
    section: null,
    percent: null,
    nano: false,
    duplicate: false,
    components: ['Linalool', { text: 'Qwertzol' }],
    flags: expect.arrayContaining([
      { flag: 'fragrance', state: 'settled', level: 'fragrance' },
      { flag: 'allergen', state: 'settled', level: null },
    ]),
  });
  expect(items[2]).toMatchObject({ inci: 'Retinol', percent: 0.3 });
});

test('a Cyrillic list is refused with the Latin one', () => {
  expect(answer('{"id":1,"text":"вода, глицерин"}')).toMatchObject({ refused: 'cyrillic', items: [], suggestion: 'Aqua, Glycerin' });
});

test.each(['no json', '{"id":1}', '[]', '{"id":1,"text":5}'])('the bad line %s is answered with an error and id null', (line) => {
  expect(answer(line)).toEqual({ id: null, error: expect.any(String) });
});

test('the readable report speaks the asked language only', () => {
  const list = 'Aqua, Glycerin, Alcohol Denat., Phenoxyethanol, Parfum, Linalool';
  expect(readableReport(list, base, 'leave-on', 'en')).toContain('6 of 6 names recognised');
  const russian = readableReport(list, base, 'leave-on', 'ru');
  expect(russian).toContain('распознано названий: 6 из 6');
  expect(russian).not.toMatch(/helps|Take care|Fragrance/);
});
