import { expect, test } from 'vitest';
import { reportName, reportSource } from '#core/knowledge/report-source.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

test('a report is a source named by year and title', () => {
  expect(reportSource({ report: 'Polysorbates', year: 1984 })).toEqual([
    'cir-1984-polysorbates',
    {
      kind: 'report',
      title: 'Polysorbates',
      by: 'Cosmetic Ingredient Review Expert Panel',
      year: 1984,
    },
  ]);
  expect(reportSource({ report: 'Sodium α-olefin sulfonates, cumene and others', year: 1998 })[0]).toBe(
    'cir-1998-sodium-alpha-olefin-sulfonates-cumene-and-others',
  );
});

test('the name of a report is read from its id, and of nothing else', () => {
  expect(reportName('cir-1984-polysorbates')).toBe('CIR\u00a01984');
  expect(reportName('cir')).toBeUndefined();
  expect(reportName('fulton-1989')).toBeUndefined();
});

test('an assessment cites its own report, and explanations cite reports that the base holds', () => {
  const { ingredients, files } = knowledgeBase();
  const assessed = ingredients.find(({ inci }) => inci === 'Polysorbate 20');
  expect(assessed?.assessments.map(({ sources }) => sources)).toContainEqual(['cir-1984-polysorbates']);
  expect(assessed?.sources).toContain('cir-1984-polysorbates');
  expect(files.sources.get('cir-1984-polysorbates')?.kind).toBe('report');
});
