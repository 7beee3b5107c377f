import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { Use } from '#core/analysis/use.ts';
import { type Override, withOverride, withoutOverride } from '#core/inci/overrides.ts';
import { decodeShare, encodeShare } from '#core/sharing/fragment.ts';
import { afterPaint } from '../shell/after-paint.ts';
import { AnalyserError, ask } from './analyser.ts';
import { type CheckerEvent, type CheckerState, canSwapTo, initialState, nextState } from './checker-state.ts';
import { createPrefetch } from './prefetch.ts';
import type { Inquiry } from './protocol.ts';
import { createSwap } from './swap.ts';

/** What a reader can do; the same object for the life of the page. */
export interface CheckerActions {
  /** The list is being written: it is read once the hand rests, so that its report is there when it is asked for. */
  prefetch(text: string): void;
  analyse(text: string): void;
  retry(): void;
  chooseUse(use: Use | null): void;
  change(override: Override): void;
  revert(start: number): void;
  edit(): void;
  clear(): void;
}

/** The address shows the list, so that it can be copied, kept and opened again. The report is shown first. */
function useAddress({ shown, use, obstacle }: CheckerState): void {
  const inquiry = shown?.inquiry;
  const refused = obstacle?.kind === 'refused';
  useEffect(() => {
    let current = true;
    if (refused) clearAddress();
    if (inquiry === undefined) return;
    const callOff = afterPaint(async () => {
      const share = await encodeShare({ ...inquiry, use });
      if (current) history.replaceState(history.state, '', `#${share}`);
    });
    return () => {
      current = false;
      callOff();
    };
  }, [inquiry, use, refused]);
}

/** While the box is closed nothing is prefetched: what lies offscreen is the report before, which goes once the new one is painted. */
function useForgetting({ offscreen, writing }: CheckerState, dispatch: (event: CheckerEvent) => void): void {
  const past = offscreen !== null && !writing;
  useEffect(() => {
    if (!past) return;
    return afterPaint(() => startTransition(() => dispatch({ type: 'forgotten' })));
  }, [past, dispatch]);
}

function clearAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Runs the checker: asks the analyser, follows the address. The box is uncontrolled, so that what is typed before the script runs stays. */
export function useChecker(box: RefObject<HTMLTextAreaElement | null>): { readonly state: CheckerState; readonly actions: CheckerActions } {
  const [state, dispatch] = useReducer(nextState, initialState);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  const actions = useMemo<CheckerActions & { inquire(inquiry: Inquiry, use: Use | null): Promise<void> }>(() => {
    const swap = createSwap();
    // A swap that waits for its paint comes before whatever is done next.
    const current = () => {
      swap.finish();
      return latest.current;
    };
    const send = (event: CheckerEvent) => {
      swap.finish();
      dispatch(event);
    };
    const prefetch = createPrefetch((answered) => startTransition(() => dispatch({ type: 'prefetched', ...answered })));
    const inquire = async (inquiry: Inquiry, use: Use | null, answer = ask('analyse', inquiry)) => {
      prefetch.rest();
      const before = current();
      const asked = () => dispatch({ type: 'asked', inquiry, use });
      const checker = box.current?.closest('[data-part=checker]');
      if (checker && canSwapTo(before, inquiry, use)) return swap.begin(checker, asked);
      asked();
      if (before.offscreen?.inquiry === inquiry) return;
      try {
        send({ type: 'answered', inquiry, analysis: await answer });
      } catch (error) {
        send({ type: 'failed', inquiry, problem: error instanceof AnalyserError ? error.problem : 'failed' });
      }
    };
    const override = (change: (overrides: readonly Override[]) => readonly Override[]) => {
      const { inquiry, use } = current();
      void inquire({ ...inquiry, overrides: change(inquiry.overrides) }, use);
    };
    return {
      inquire,
      prefetch: prefetch.write,
      analyse(text) {
        const { inquiry, shown, writing, use } = current();
        const sameList = shown !== null && text === inquiry.text && !writing;
        if (sameList) return void inquire({ text, overrides: inquiry.overrides }, use);
        const known = prefetch.of(text);
        void (known ? inquire(known.inquiry, null, known.answer) : inquire({ text, overrides: [] }, null));
      },
      retry: () => void inquire({ ...current().inquiry }, current().useAsked),
      chooseUse: (use) => send({ type: 'useChosen', use }),
      change: (wanted) => override((overrides) => withOverride(overrides, wanted)),
      revert: (start) => override((overrides) => withoutOverride(overrides, start)),
      edit: () => send({ type: 'edited' }),
      clear() {
        if (box.current) box.current.value = '';
        prefetch.forget();
        clearAddress();
        send({ type: 'cleared' });
      },
    };
  }, [box]);

  useEffect(() => {
    const open = async () => {
      const shared = await decodeShare(location.hash);
      if (shared.kind === 'problem') {
        if (shared.problem !== 'none') dispatch({ type: 'linkBroken', problem: shared.problem });
        return;
      }
      if (box.current) box.current.value = shared.list.text;
      const { text, use, overrides } = shared.list;
      await actions.inquire({ text, overrides }, use);
    };
    void open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [box, actions]);

  useAddress(state);
  useForgetting(state, dispatch);
  return { state, actions };
}
