import { createRoot } from 'react-dom/client';
import { decodeShare } from '#core/sharing/fragment.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../checker/analyser.ts';
import { reportFor } from '../checker/checker-state.ts';
import { ClaimCheck } from './ClaimCheck.tsx';

/** Draws the check of promises in `place`, for the list that a link to the checker carries; rejects when it cannot be read. */
export async function checkClaims(place: HTMLElement, fragment: string): Promise<void> {
  const shared = await decodeShare(fragment);
  if (shared.kind === 'problem') throw new Error(`The link carries no list: ${shared.problem}.`);
  const { text, context } = shared.list;
  const analysis = await ask('analyse', { text, overrides: [] });
  createRoot(place).render(<ClaimCheck view={{ report: reportFor(analysis, context), facts: analysis.facts, t }} open entered />);
}
