import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement, type FunctionComponent } from 'react';
import { markup } from '#ui/markup/markup.ts';

type Component = FunctionComponent<Record<string, unknown>>;

/** Components of React come as functions, or as objects that React marks (an icon is a forwarded reference). */
function isComponent(candidate: unknown): boolean {
  return typeof candidate === 'function' || (typeof candidate === 'object' && candidate !== null && '$$typeof' in candidate);
}

/** Draws what stays as it is; what is hydrated is left to React's own renderer. */
const renderer: NamedSSRLoadedRendererValue = {
  name: 'static-react',
  check: async (component, _props, _slots, metadata) => !metadata?.hydrate && isComponent(component),
  renderToStaticMarkup: async (component: Component, props, slots) => {
    const [slot] = Object.keys(slots);
    if (slot !== undefined)
      throw new Error(`${component.displayName ?? component.name}: a static component takes properties, not the slot "${slot}".`);
    return { html: markup(createElement(component, props)) };
  },
};

export default renderer;
