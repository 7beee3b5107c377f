import type { Report } from '#core/analysis/report.ts';
import type { Use } from '#core/analysis/use.ts';
import type { Item, RejectionReason } from '#core/inci/reading.ts';
import type { SharedProblem } from '#core/sharing/fragment.ts';
import type { AnalyserProblem, Analysis, Inquiry } from './protocol.ts';

/** What stands in the way of a report, if anything. */
export type Obstacle =
  | { readonly kind: 'refused'; readonly code: RejectionReason; readonly suggested: readonly Item[] }
  | { readonly kind: 'analyser'; readonly problem: AnalyserProblem }
  | { readonly kind: 'link'; readonly problem: Exclude<SharedProblem, 'none'> };

/** A question with its answer. */
export interface Answered {
  readonly inquiry: Inquiry;
  readonly analysis: Analysis;
}

/** What is drawn out of sight stays as it was drawn, for the use that was chosen then. */
export interface OffscreenReport extends Answered {
  readonly use: Use | null;
}

export interface CheckerState {
  /** The last question; its answer is awaited while busy. */
  readonly inquiry: Inquiry;
  /** The list whose report is shown. */
  readonly shown: Answered | null;
  /** A list whose report is drawn out of sight: the one in the box, read before the reader asks, so that it only has to be shown; or, until the next is painted, the one that was shown before: taking it away costs time too. */
  readonly offscreen: OffscreenReport | null;
  /** How the product is used, as the reader says of the list that is shown; null: as it looks. */
  readonly use: Use | null;
  /** The same of the list that is asked about. */
  readonly useAsked: Use | null;
  readonly busy: boolean;
  readonly obstacle: Obstacle | null;
  /** True while the whole paste box is open; after an analysis it is one line. */
  readonly writing: boolean;
  /** Counts finished analyses of a list, so that the same message is said again. */
  readonly done: number;
}

/** True if the report of this question stands drawn beside the one that is shown, as it would be shown now. */
export const canSwapTo = ({ shown, offscreen }: CheckerState, inquiry: Inquiry, use: Use | null): boolean =>
  shown !== null && offscreen?.inquiry === inquiry && offscreen.use === use;

export type CheckerEvent =
  | { readonly type: 'asked'; readonly inquiry: Inquiry; readonly use: Use | null }
  | ({ readonly type: 'answered' | 'prefetched' } & Answered)
  | { readonly type: 'failed'; readonly inquiry: Inquiry; readonly problem: AnalyserProblem }
  | { readonly type: 'linkBroken'; readonly problem: Exclude<SharedProblem, 'none'> }
  | { readonly type: 'useChosen'; readonly use: Use | null }
  | { readonly type: 'forgotten' }
  | { readonly type: 'edited' }
  | { readonly type: 'cleared' };

export const initialState: CheckerState = {
  inquiry: { text: '', overrides: [] },
  shown: null,
  offscreen: null,
  use: null,
  useAsked: null,
  busy: false,
  obstacle: null,
  writing: true,
  done: 0,
};

function asked(state: CheckerState, inquiry: Inquiry, use: Use | null): CheckerState {
  const { offscreen } = state;
  const waiting: CheckerState = { ...state, inquiry, useAsked: use, busy: true, obstacle: null };
  return offscreen?.inquiry === inquiry ? answered(waiting, offscreen) : waiting;
}

const textOf = (answer: Answered | null) => answer?.analysis.list.reading.text;

/** An answer to anything but the question that waits for one comes too late. */
function answered(state: CheckerState, { inquiry, analysis }: Answered): CheckerState {
  if (inquiry !== state.inquiry || !state.busy) return state;
  const { refused, suggested } = analysis.list.reading;
  if (refused)
    return {
      ...state,
      busy: false,
      shown: null,
      offscreen: null,
      writing: true,
      obstacle: { kind: 'refused', code: refused, suggested },
    };
  const sameText = textOf(state.shown) === inquiry.text;
  return {
    ...state,
    busy: false,
    shown: { inquiry, analysis },
    use: state.useAsked,
    offscreen: sameText ? state.offscreen : state.shown && { ...state.shown, use: state.use },
    obstacle: null,
    writing: false,
    done: sameText && !state.writing ? state.done : state.done + 1,
  };
}

/** What stands on the page already, or is about to, needs no drawing ahead; of a refusal nothing is drawn. */
function prefetched(state: CheckerState, { inquiry, analysis }: Answered): CheckerState {
  const isShown = [state.inquiry.text, textOf(state.shown)].includes(inquiry.text);
  return isShown || analysis.list.reading.refused ? state : { ...state, offscreen: { inquiry, analysis, use: null } };
}

/** The report of an analysis for one use, or for the one it looks like; what the use does not change keeps its identity and is not drawn again. */
export const reportFor = ({ list, uses, guess }: Analysis, use: Use | null): Report => ({ ...list, ...uses[use ?? guess.use] });

/** The checker's one state machine; it asks nothing itself. */
export function nextState(state: CheckerState, event: CheckerEvent): CheckerState {
  switch (event.type) {
    case 'asked':
      return asked(state, event.inquiry, event.use);
    case 'answered':
      return answered(state, event);
    case 'prefetched':
      return prefetched(state, event);
    case 'failed':
      if (event.inquiry !== state.inquiry) return state;
      return { ...state, busy: false, obstacle: { kind: 'analyser', problem: event.problem } };
    case 'linkBroken':
      return { ...state, busy: false, obstacle: { kind: 'link', problem: event.problem } };
    case 'useChosen':
      return { ...state, use: event.use, useAsked: state.busy ? event.use : state.useAsked };
    case 'forgotten':
      return state.writing ? state : { ...state, offscreen: null };
    case 'edited':
      return { ...state, writing: true };
    case 'cleared':
      return initialState;
  }
}
