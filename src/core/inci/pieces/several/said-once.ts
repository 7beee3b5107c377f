import { oneName } from '../brackets/brackets.ts';
import type { Dictionary, Found } from '../found.ts';

const slashBetween = /^\s*[/\\]|[/\\]\s*$/;

/** "Parfum/Fragance", "Mineral Oil 5 % / Huile minérale 5 %", "CI 77891/Titanium Dioxide" among others: one name in two languages. */
export function saidOnce(dictionary: Dictionary, founds: readonly Found[], source: string): readonly Found[] {
  const together = (front: Found, behind: Found): Found | null => {
    if (front.id === null || behind.id === null || front.percent !== behind.percent) return null;
    if (!slashBetween.test(source.slice(front.end, behind.end))) return null;
    if (front.id === behind.id) return front;
    return oneName({ ...front, dictionary, source, end: behind.end }, source.slice(front.start, behind.end));
  };
  const once: Found[] = [];
  for (const found of founds) {
    const last = once.at(-1);
    const one = last ? together(last, found) : null;
    if (one?.id != null && one.components.length === 0) once[once.length - 1] = { ...one, end: found.end };
    else once.push(found);
  }
  return once;
}
