import { expect, test } from 'vitest';
import { listVerdicts } from '#core/analysis/analyse.ts';
import { verdictsByUse } from '#core/analysis/use-guess.ts';
import { readLabel } from '#core/inci/read.ts';
import { type CheckerState, canSwapTo, initialState, nextState, reportFor } from '#islands/checker/checker-state.ts';
import type { Analysis, Inquiry } from '#islands/checker/protocol.ts';
import { checkerView } from '../../support/checker-view.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const inquiryOf = (text: string): Inquiry => ({ text, overrides: [] });
function analysisOf(text: string): Analysis {
  const { knowledge } = knowledgeBase();
  const list = listVerdicts(readLabel(text, knowledge.dictionary), knowledge);
  return { list, ...verdictsByUse(list, knowledge), facts: checkerView(text).facts };
}
const asked = (inquiry: Inquiry, from: CheckerState = initialState) => nextState(from, { type: 'asked', inquiry, use: null });
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
  expect(answered('https://example.org')).toMatchObject({ writing: true, shown: null, obstacle: { kind: 'refused', code: 'url' } });
});

test('another use is no new analysis: it asks nothing, and only its own verdicts change', () => {
  const text = 'Aqua, Sodium Laureth Sulfate, Glycerin, Parfum, Linalool';
  const before = answered(text);
  const after = nextState(before, { type: 'useChosen', use: 'rinse-off' });
  if (!before.shown || !after.shown) throw new Error('Nothing is shown.');
  expect(after).toMatchObject({ busy: false, done: 1 });
  const report = reportFor(after.shown.analysis, after.use);
  expect(report).toEqual(checkerView(text, 'rinse-off').report);
  expect(report.shares).toBe(reportFor(before.shown.analysis, before.use).shares);
});

test('a use that is chosen while a list is read does not lose the answer', () => {
  const inquiry = inquiryOf('Aqua, Glycerin');
  const chosen = nextState(asked(inquiry), { type: 'useChosen', use: 'lips' });
  expect(nextState(chosen, { type: 'answered', inquiry, analysis: analysisOf(inquiry.text) })).toMatchObject({ use: 'lips', done: 1 });
});

test('only a report that stands drawn ahead for the chosen use is turned to', () => {
  const inquiry = inquiryOf('Aqua, Panthenol');
  const prefetched = { type: 'prefetched', inquiry, analysis: analysisOf(inquiry.text) } as const;
  expect(canSwapTo(nextState(initialState, prefetched), inquiry, null)).toBe(false);
  const ahead = nextState(answered('Aqua, Glycerin'), prefetched);
  expect(canSwapTo(ahead, inquiry, null)).toBe(true);
  expect(canSwapTo(ahead, inquiryOf(inquiry.text), null)).toBe(false);
  expect(canSwapTo(ahead, inquiry, 'lips')).toBe(false);
});

test('a failure keeps the report that is there', () => {
  const before = answered('Aqua, Glycerin');
  const inquiry = inquiryOf('Aqua, Panthenol');
  const state = nextState(asked(inquiry, before), { type: 'failed', inquiry, problem: 'dictionary' });
  expect(state).toMatchObject({ busy: false, shown: before.shown, obstacle: { kind: 'analyser', problem: 'dictionary' } });
});

test('clearing forgets everything', () => {
  const state = nextState(nextState(answered('Aqua'), { type: 'useChosen', use: 'sun' }), { type: 'cleared' });
  expect(state).toEqual(initialState);
});

test('a use is chosen for one list: the next is judged as it looks', () => {
  const chosen = nextState(answered('Aqua, Glycerin'), { type: 'useChosen', use: 'lips' });
  const inquiry = inquiryOf('Aqua, Sodium Laureth Sulfate');
  const next = nextState(asked(inquiry, chosen), { type: 'answered', inquiry, analysis: analysisOf(inquiry.text) });
  expect(next.use).toBe(null);
  expect(next.shown?.analysis.guess).toEqual({ use: 'rinse-off', by: 'formula' });
  expect(next.offscreen?.use).toBe('lips');
});

test('a list that was read while it was written is answered the moment it is asked about', () => {
  const before = answered('Aqua, Glycerin');
  const inquiry = inquiryOf('Aqua, Panthenol');
  const analysis = analysisOf(inquiry.text);
  const ahead = nextState(before, { type: 'prefetched', inquiry, analysis });
  expect(ahead).toMatchObject({ shown: before.shown, inquiry: before.inquiry, done: 1, offscreen: { inquiry } });
  const state = asked(inquiry, ahead);
  expect(state).toMatchObject({ shown: { inquiry, analysis }, busy: false, writing: false, done: 2 });
  expect(nextState(state, { type: 'answered', inquiry, analysis })).toBe(state);
});

test('what was read ahead answers no other question', () => {
  const ahead = nextState(initialState, { type: 'prefetched', inquiry: inquiryOf('Aqua'), analysis: analysisOf('Aqua') });
  expect(asked(inquiryOf('Aqua, Glycerin'), ahead)).toMatchObject({ busy: true, shown: null });
});

test('nothing is drawn ahead of a refusal, or of the list that is shown', () => {
  const before = answered('Aqua, Glycerin');
  for (const text of ['https://example.org', 'Aqua, Glycerin'])
    expect(nextState(before, { type: 'prefetched', inquiry: inquiryOf(text), analysis: analysisOf(text) })).toBe(before);
});

test('what was shown before is forgotten once the box is closed; what is read ahead is not', () => {
  const second = answered('Aqua, Panthenol', answered('Aqua, Glycerin'));
  expect(nextState(second, { type: 'forgotten' })).toEqual({ ...second, offscreen: null });
  const inquiry = inquiryOf('Aqua, Parfum');
  const ahead = nextState(nextState(second, { type: 'edited' }), { type: 'prefetched', inquiry, analysis: analysisOf(inquiry.text) });
  expect(nextState(ahead, { type: 'forgotten' })).toBe(ahead);
});

test('what was shown before is kept out of sight, until another list is read ahead', () => {
  const first = answered('Aqua, Glycerin');
  const second = answered('Aqua, Panthenol', first);
  expect(second.offscreen).toEqual({ ...first.shown, use: null });
  expect(nextState(second, { type: 'useChosen', use: 'lips' }).offscreen).toBe(second.offscreen);
  const changed: Inquiry = { text: 'Aqua, Panthenol', overrides: [{ kind: 'unread', start: 6 }] };
  const third = nextState(asked(changed, second), { type: 'answered', inquiry: changed, analysis: analysisOf(changed.text) });
  expect(third).toMatchObject({ shown: { inquiry: changed }, offscreen: second.offscreen });
  const inquiry = inquiryOf('Aqua, Parfum');
  expect(nextState(third, { type: 'prefetched', inquiry, analysis: analysisOf(inquiry.text) })).toMatchObject({ offscreen: { inquiry } });
});
