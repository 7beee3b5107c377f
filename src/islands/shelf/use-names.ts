import { useEffect, useState } from 'react';
import { completeNames, keptNames } from './ingredient-names.ts';

/** INCI names of these ingredients, as far as they are known. */
export function useNames(aliases: readonly string[]): Readonly<Record<string, string>> {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const key = aliases.join();
  useEffect(() => {
    setNames(keptNames());
    void completeNames(key === '' ? [] : key.split(',')).then(setNames);
  }, [key]);
  return names;
}
