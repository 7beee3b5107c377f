import { keyOf } from './fold.ts';

/** What was wrong with a name that was corrected. */
export type CorrectionKind = 'missing' | 'extra' | 'replaced' | 'swapped' | 'several';

/** How the printed name differs from the one it was read as, for one slip; `several` for anything more. */
export function correctionKind(printed: string, meant: string): CorrectionKind {
  const [here, there] = [keyOf(printed), keyOf(meant)];
  let front = 0;
  while (front < here.length && here[front] === there[front]) front += 1;
  let back = 0;
  while (back < Math.min(here.length, there.length) - front && here.at(-1 - back) === there.at(-1 - back)) back += 1;
  const wrong = here.slice(front, here.length - back);
  const right = there.slice(front, there.length - back);
  if (wrong.length === 0 && right.length === 1) return 'missing';
  if (wrong.length === 1 && right.length === 0) return 'extra';
  if (wrong.length === 1 && right.length === 1) return 'replaced';
  return wrong.length === 2 && wrong[0] === right[1] && wrong[1] === right[0] && right.length === 2 ? 'swapped' : 'several';
}
