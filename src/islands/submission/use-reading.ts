import { useEffect, useState } from 'react';
import { ask } from '../checker/analyser.ts';
import type { Analysis } from '../checker/protocol.ts';

export type ListReading =
  | { readonly kind: 'empty' | 'reading' | 'failed' }
  | { readonly kind: 'read'; readonly text: string; readonly analysis: Analysis };

/** A hand rests after this long. */
const pause = 250;

/** What the checker makes of a list, by the same worker and the same dictionary. */
export const readList = (text: string): Promise<Analysis> => ask('analyse', { text, overrides: [] });

/** The reading of a list while it is being written; the last one stays until there is a new one. */
export function useReading(text: string): ListReading {
  const [reading, setReading] = useState<ListReading>({ kind: 'empty' });
  useEffect(() => {
    if (text.trim() === '') return setReading({ kind: 'empty' });
    let current = true;
    setReading((last) => (last.kind === 'read' ? last : { kind: 'reading' }));
    const timer = setTimeout(
      () =>
        readList(text).then(
          (analysis) => current && setReading({ kind: 'read', text, analysis }),
          () => current && setReading({ kind: 'failed' }),
        ),
      pause,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  return reading;
}
