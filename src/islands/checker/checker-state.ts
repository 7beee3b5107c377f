import type { Context, Report } from '#core/analysis/report.ts';
import type { RefusalCode } from '#core/inci/reading.ts';
import type { SharedProblem } from '#core/sharing/fragment.ts';
import type { AnalyserProblem, Analysis, Inquiry } from './protocol.ts';

/** What stands in the way of a report, if anything. */
export type Obstacle =
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly suggestion: string | null }
  | { readonly kind: 'analyser'; readonly problem: AnalyserProblem }
  | { readonly kind: 'link'; readonly problem: Exclude<SharedProblem, 'none'> };

export interface CheckerState {
  /** The last question; its answer is awaited while busy. */
  readonly inquiry: Inquiry;
  readonly busy: boolean;
  readonly analysis: Analysis | null;
  readonly obstacle: Obstacle | null;
  /** True while the whole paste box is open; after an analysis it is one line. */
  readonly writing: boolean;
  /** Counts finished analyses of a list, so that the same message is said again. */
  readonly done: number;
}

export type CheckerEvent =
  | { readonly type: 'asked'; readonly inquiry: Inquiry }
  | { readonly type: 'answered'; readonly inquiry: Inquiry; readonly analysis: Analysis }
  | { readonly type: 'failed'; readonly inquiry: Inquiry; readonly problem: AnalyserProblem }
  | { readonly type: 'linkBroken'; readonly problem: Exclude<SharedProblem, 'none'> }
  | { readonly type: 'contextChosen'; readonly context: Context }
  | { readonly type: 'edited' }
  | { readonly type: 'cleared' };

export const initialState: CheckerState = {
  inquiry: { text: '', context: 'leave-on', overrides: [] },
  busy: false,
  analysis: null,
  obstacle: null,
  writing: true,
  done: 0,
};

const same = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after);

/** Another context changes little of a report: what stayed the same keeps its identity and is not drawn again. */
function keepUnchanged(before: Analysis | null, after: Analysis): Analysis {
  if (!before || before.report.reading.text !== after.report.reading.text) return after;
  const report = Object.fromEntries(
    Object.entries(after.report).map(([field, value]) => {
      const old = before.report[field as keyof Report];
      return [field, same(old, value) ? old : value];
    }),
  ) as unknown as Report;
  return { report, facts: same(before.facts, after.facts) ? before.facts : after.facts };
}

/** An answer to anything but the last question comes too late. */
function answered(state: CheckerState, inquiry: Inquiry, analysis: Analysis): CheckerState {
  if (inquiry !== state.inquiry) return state;
  const { refused, suggestion } = analysis.report.reading;
  if (refused) return { ...state, busy: false, analysis: null, writing: true, obstacle: { kind: 'refused', code: refused, suggestion } };
  const sameList = state.analysis?.report.reading.text === inquiry.text && !state.writing;
  return {
    ...state,
    busy: false,
    analysis: keepUnchanged(state.analysis, analysis),
    obstacle: null,
    writing: false,
    done: sameList ? state.done : state.done + 1,
  };
}

/** The checker's one state machine; it asks nothing itself. */
export function nextState(state: CheckerState, event: CheckerEvent): CheckerState {
  switch (event.type) {
    case 'asked':
      return { ...state, inquiry: event.inquiry, busy: true, obstacle: null };
    case 'answered':
      return answered(state, event.inquiry, event.analysis);
    case 'failed':
      if (event.inquiry !== state.inquiry) return state;
      return { ...state, busy: false, obstacle: { kind: 'analyser', problem: event.problem } };
    case 'linkBroken':
      return { ...state, busy: false, obstacle: { kind: 'link', problem: event.problem } };
    case 'contextChosen':
      return { ...state, inquiry: { ...state.inquiry, context: event.context } };
    case 'edited':
      return { ...state, writing: true };
    case 'cleared':
      return { ...initialState, inquiry: { ...initialState.inquiry, context: state.inquiry.context } };
  }
}
