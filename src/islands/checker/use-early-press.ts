import { type RefObject, useEffect, useRef, useState } from 'react';

/** What a button that nothing handles yet can do by itself: open a note (its `popoverTarget`). */
export const earlyNoteId = 'pressed-early';

/** A press of the button from before the script ran is remembered by the note that it opened, and acted on now. True from then on. */
export function useEarlyPress(note: RefObject<HTMLElement | null>, act: () => void): boolean {
  const [ready, setReady] = useState(false);
  const latest = useRef(act);
  useEffect(() => {
    if (note.current?.matches(':popover-open')) latest.current();
    setReady(true);
  }, [note]);
  return ready;
}
