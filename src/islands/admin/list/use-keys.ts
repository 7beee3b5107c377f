import { useEffect, useRef } from 'react';

export type Keys = Readonly<Record<string, () => void>>;

const writes = 'input, textarea, select, [contenteditable]';

/** Single keys of a screen, while nobody writes and no dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.matches(writes);
      if (writing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
