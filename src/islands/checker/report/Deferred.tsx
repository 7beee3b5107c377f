import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Reading } from '#core/inci/reading.ts';
import { afterPaint } from '../../shell/after-paint.ts';

/** Lists whose report was painted: what comes back, as a tab does, is drawn at once. */
const painted = new WeakSet<Reading>();

interface Props {
  readonly of: Reading;
  /** Keeps the place until then. */
  readonly room?: ReactNode;
  readonly children: ReactNode;
}

/** Draws what nobody sees or hears at first once the rest of a new report is painted: making it takes longer than all that the first screen holds. */
export function Deferred({ of, room, children }: Props) {
  const [ready, setReady] = useState(() => painted.has(of));
  useEffect(() => {
    if (ready) return;
    return afterPaint(() => {
      painted.add(of);
      startTransition(() => setReady(true));
    });
  }, [of, ready]);
  return ready ? children : room;
}
