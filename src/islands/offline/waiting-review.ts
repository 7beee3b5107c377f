import { useEffect, useState } from 'react';
import type { ReviewDraft } from '#core/reviews/review-draft.ts';
import { dropChange, type WaitingChange, waitingChanges } from '#offline/outbox/waiting.ts';
import { ownerOf } from '#offline/owner.ts';
import type { Subject } from '../reviews/subject.ts';
import { readKept, readToken } from '../session/token.ts';
import { waitForNetwork } from './wait-for-network.ts';
import { waitingEvent } from './waiting-event.ts';

const idOf = ({ kind, alias }: Subject) => `review ${kind} ${alias}`;

/** Keeps a review that could not be published until there is a network; false where it cannot be kept. */
export const keepReview = (subject: Subject, draft: ReviewDraft): Promise<boolean> =>
  waitForNetwork({
    id: idOf(subject),
    kind: 'review',
    title: draft.title,
    method: 'POST',
    path: 'v2/reviews',
    body: { subject: subject.kind, alias: subject.alias, ...draft },
  });

async function keptReview(subject: Subject): Promise<WaitingChange | null> {
  if (!readKept('waiting')) return null;
  const owner = ownerOf(readToken());
  return (await waitingChanges()).find((change) => change.id === idOf(subject) && change.owner === owner) ?? null;
}

/** Forgets a review that was kept, once another was published in its place. */
export async function dropReview(subject: Subject): Promise<void> {
  const kept = await keptReview(subject);
  if (kept) await dropChange(kept);
  document.dispatchEvent(new Event(waitingEvent));
}

/** One's own review that waits, or that was not accepted and can be corrected. */
export function useKeptReview({ kind, alias }: Subject): { readonly draft: ReviewDraft; readonly refused: boolean } | null {
  const [kept, setKept] = useState<WaitingChange | null>(null);
  useEffect(() => {
    const look = () => void keptReview({ kind, alias }).then(setKept);
    look();
    document.addEventListener(waitingEvent, look);
    return () => document.removeEventListener(waitingEvent, look);
  }, [kind, alias]);
  return kept && { draft: kept.body as ReviewDraft, refused: kept.refused !== undefined };
}
