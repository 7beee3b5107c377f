import { unescapeHTML } from 'astro/compiler-runtime';
import { type ComponentType, createElement } from 'react';
import { oncePer } from '#core/remembered.ts';
import { markup } from '#ui/markup/markup.ts';

/** A static component's HTML as a page takes it, at once: Astro would ask its renderers who draws it, wait for the answer, and look through what they drew. */
export const drawn = <Props extends object>(component: ComponentType<Props>, props: Props) =>
  unescapeHTML(markup(createElement(component, props)));

type Drawing = ReturnType<typeof drawn>;

/** Of one component; the shell has one for each part of the site. */
const mostKept = 100;

const drawingsOf = oncePer((_component: object) => new Map<string, Drawing>());

/** The same for what is alike on many pages: drawn once for each key, which tells all that differs in the properties. */
export function drawnOnce<Props extends object>(component: ComponentType<Props>, key: string, props: Props): Drawing {
  const drawings = drawingsOf(component);
  const kept = drawings.get(key);
  if (kept !== undefined) return kept;
  const drawing = drawn(component, props);
  if (drawings.size >= mostKept) drawings.clear();
  drawings.set(key, drawing);
  return drawing;
}
