import { expect, test } from 'vitest';
import { type CheckerState, initialState, nextState } from '#islands/checker/checker-state.ts';
import type { Analysis, Inquiry } from '#islands/checker/protocol.ts';
import { checkerView } from '../../support/checker-view.ts';

const inquiryOf = (text: string): Inquiry => ({ text, context: 'leave-on', overrides: [] });
function analysisOf(text: string): Analysis {
  const { report, facts } = checkerView(text);
  return { report, facts };
}
const asked = (inquiry: Inquiry, from: CheckerState = initialState) => nextState(from, { type: 'asked', inquiry });
function answered(text: string, from: CheckerState = initialState): CheckerState {
  const inquiry = inquiryOf(text);
  return nextState(asked(inquiry, from), { type: 'answered', inquiry, analysis: analysisOf(text) });
}

test('an answer closes the box and is counted', () => {
  expect(answered('Aqua, Glycerin')).toMatchObject({ busy: false, writing: false, done: 1, obstacle: null });
});

test('an answer to an earlier question comes too late', () => {
  const state = asked(inquiryOf('Aqua, Panthenol'));
  expect(nextState(state, { type: 'answered', inquiry: inquiryOf('Aqua'), analysis: analysisOf('Aqua') })).toBe(state);
  expect(nextState(state, { type: 'failed', inquiry: inquiryOf('Aqua'), problem: 'dictionary' })).toBe(state);
});

test('a refusal keeps the box open and says why', () => {
  expect(answered('https://example.org')).toMatchObject({ writing: true, analysis: null, obstacle: { kind: 'refused', code: 'url' } });
});

test('another context is no new analysis of a list, and keeps the reading', () => {
  const before = answered('Aqua, Glycerin');
  const inquiry: Inquiry = { ...before.inquiry, context: 'rinse-off' };
  const { report, facts } = checkerView('Aqua, Glycerin', 'rinse-off');
  const after = nextState(asked(inquiry, before), { type: 'answered', inquiry, analysis: { report, facts } });
  expect(after.done).toBe(1);
  expect(after.analysis?.report.reading).toBe(before.analysis?.report.reading);
  expect(after.analysis?.report.context).toBe('rinse-off');
});

test('a failure keeps the report that is there', () => {
  const before = answered('Aqua, Glycerin');
  const inquiry = inquiryOf('Aqua, Panthenol');
  const state = nextState(asked(inquiry, before), { type: 'failed', inquiry, problem: 'dictionary' });
  expect(state).toMatchObject({ busy: false, analysis: before.analysis, obstacle: { kind: 'analyser', problem: 'dictionary' } });
});

test('clearing forgets everything but how the product is used', () => {
  const state = nextState(nextState(answered('Aqua'), { type: 'contextChosen', context: 'sun' }), { type: 'cleared' });
  expect(state).toEqual({ ...initialState, inquiry: { ...initialState.inquiry, context: 'sun' } });
});
