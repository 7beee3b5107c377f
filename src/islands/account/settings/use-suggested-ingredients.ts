import { useRef, useState } from 'react';
import type { listIngredients } from '#api/ingredients.ts';
import { suggestionsShown } from '#core/catalog/page-sizes.ts';
import { ask } from '../../session/ask.ts';

const typingPause = 200;
/** One letter fits thousands. */
const leastLetters = 2;

/** Names of ingredients that fit what is being typed, and what to call with it; without an answer the last ones stay. */
export function useSuggestedIngredients(): readonly [readonly string[], (typed: string) => void] {
  const [names, setNames] = useState<readonly string[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function find(q: string) {
    try {
      const query = { q, limit: String(suggestionsShown) };
      const { items } = await ask<typeof listIngredients>({ method: 'GET', path: 'v2/ingredients' }, { query });
      setNames(items.map(({ inci }) => inci));
    } catch {
      // Suggestions only help; what was typed is looked for when it is added.
    }
  }
  function suggest(typed: string) {
    clearTimeout(pause.current);
    const q = typed.trim();
    if (q.length >= leastLetters && !names.includes(q)) pause.current = setTimeout(() => void find(q), typingPause);
  }
  return [names, suggest];
}
