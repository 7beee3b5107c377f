import { useCallback, useEffect, useState } from 'react';
import { ask } from '../analyser.ts';
import type { ExplanationText } from '../protocol.ts';

export type ExplanationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly text: ExplanationText };

/** Fetches what is told of an ingredient, once it is asked for; `retry` asks again. */
export function useExplanation(id: number | null): { readonly state: ExplanationState; retry(): void } {
  const [state, setState] = useState<ExplanationState>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    setState({ kind: 'loading' });
    if (id === null) return;
    ask('explain', id).then(
      (text) => wanted && setState({ kind: 'loaded', text }),
      () => wanted && setState({ kind: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [id, tries]);
  return { state, retry: useCallback(() => setTries((count) => count + 1), []) };
}
