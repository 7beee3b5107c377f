import { type RefObject, useCallback, useEffect, useReducer } from 'react';
import type { Context } from '#core/analysis/report.ts';
import { type Override, withOverride, withoutOverride } from '#core/inci/overrides.ts';
import { decodeShare, encodeShare } from '#core/sharing/fragment.ts';
import { AnalyserError, ask } from './analyser.ts';
import { type CheckerState, initialState, nextState } from './checker-state.ts';
import type { Inquiry } from './protocol.ts';

export interface Checker {
  readonly state: CheckerState;
  analyse(text: string): void;
  retry(): void;
  chooseContext(context: Context): void;
  change(override: Override): void;
  revert(start: number): void;
  edit(): void;
  clear(): void;
}

/** The address shows the list, so that it can be copied, kept and opened again. */
async function showInAddress({ text, context }: Inquiry): Promise<void> {
  history.replaceState(history.state, '', `#${await encodeShare({ text, context })}`);
}

function clearAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Runs the checker: asks the analyser, follows the address. The box is uncontrolled, so that what is typed before the script runs stays. */
export function useChecker(box: RefObject<HTMLTextAreaElement | null>): Checker {
  const [state, dispatch] = useReducer(nextState, initialState);

  const inquire = useCallback(async (inquiry: Inquiry) => {
    dispatch({ type: 'asked', inquiry });
    try {
      const analysis = await ask('analyse', inquiry);
      dispatch({ type: 'answered', inquiry, analysis });
      if (analysis.report.reading.refused) clearAddress();
      else await showInAddress(inquiry);
    } catch (error) {
      dispatch({ type: 'failed', inquiry, problem: error instanceof AnalyserError ? error.problem : 'failed' });
    }
  }, []);

  useEffect(() => {
    const open = async () => {
      const shared = await decodeShare(location.hash);
      if (shared.kind === 'problem') {
        if (shared.problem !== 'none') dispatch({ type: 'linkBroken', problem: shared.problem });
        return;
      }
      if (box.current) box.current.value = shared.list.text;
      await inquire({ ...shared.list, overrides: [] });
    };
    void open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [box, inquire]);

  const { inquiry, analysis, writing } = state;
  return {
    state,
    analyse(text) {
      const sameList = analysis !== null && text === inquiry.text && !writing;
      void inquire({ text, context: inquiry.context, overrides: sameList ? inquiry.overrides : [] });
    },
    retry: () => void inquire({ ...inquiry }),
    chooseContext(context) {
      if (analysis) void inquire({ ...inquiry, context });
      else dispatch({ type: 'contextChosen', context });
    },
    change: (override) => void inquire({ ...inquiry, overrides: withOverride(inquiry.overrides, override) }),
    revert: (start) => void inquire({ ...inquiry, overrides: withoutOverride(inquiry.overrides, start) }),
    edit: () => dispatch({ type: 'edited' }),
    clear() {
      if (box.current) box.current.value = '';
      clearAddress();
      dispatch({ type: 'cleared' });
    },
  };
}
