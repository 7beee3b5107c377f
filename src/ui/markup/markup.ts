import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { oncePer } from '#core/remembered.ts';
import { attributesOf } from './attributes.ts';
import { escapeHtml } from './escape.ts';
import { Kept, type KeptProps } from './Kept.tsx';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Element = ReactElement<Props>;

/** Shapes are closed at once, as drawings may; it spares a list of strips a tenth of its size. */
const shapes = new Set(['circle', 'line', 'path', 'rect', 'use']);
const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

function tagMarkup(tag: string, props: Props): string {
  const opening = `<${tag}${attributesOf(props)}`;
  if (voidTags.has(tag) || (shapes.has(tag) && props.children === undefined)) return `${opening}/>`;
  const inner = props['dangerouslySetInnerHTML'] as { readonly __html: string } | undefined;
  return `${opening}>${inner ? inner.__html : markup(props.children)}</${tag}>`;
}

/** An icon without what HTML knows of itself, what its library calls it and what base.css says of all icons. */
const sparing = (html: string) =>
  html
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/ width="24" height="24"(?= viewBox="0 0 24 24")/, '')
    .replace(/ (?:fill="none" stroke="currentColor"|stroke-linecap="round" stroke-linejoin="round")(?=[^>]*>)/g, '')
    .replace(/(?<=^<svg [^>]*)class="lucide(?: lucide-[\w-]+)* ?/, 'class="')
    .replace(/(?<=^<svg [^>]*) class=""/, '')
    .replace(/><\/(?:circle|line|path|rect)>/g, '/>');

const drawnByReact = new Map<unknown, Map<string, string>>();

/** What is not a plain function (an icon, say) is drawn by React itself; the same thing with the same simple properties once. */
function foreignMarkup(element: Element): string {
  if (Object.values(element.props).some((value) => typeof value === 'object' && value !== null)) return renderToStaticMarkup(element);
  const drawn = drawnByReact.get(element.type) ?? new Map<string, string>();
  drawnByReact.set(element.type, drawn);
  const key = JSON.stringify(element.props);
  const html = drawn.get(key) ?? sparing(renderToStaticMarkup(element));
  drawn.set(key, html);
  return html;
}

const keptMarkups = oncePer((draw: KeptProps<object>['draw']) =>
  // Joined, so that what is kept is a text, not a tree of its pieces.
  oncePer((of: object) => [markup(draw(of)), ''].join('')),
);

function elementMarkup(element: Element): string {
  const { type, props } = element;
  if (typeof type === 'string') return tagMarkup(type, props);
  if (type === Fragment) return markup(props.children);
  if (type === Kept) {
    const { draw, of } = props as unknown as KeptProps<object>;
    return keptMarkups(draw)(of);
  }
  // Classes of components are not written here; a function without a prototype to render is a component.
  if (typeof type === 'function') return markup((type as (props: Props) => ReactNode)(props));
  return foreignMarkup(element);
}

/**
 * The HTML of static components: what React's own renderToStaticMarkup means, many times sooner, because there is nothing to wait for, to
 * hydrate or to remember. Components with hooks cannot be drawn with it.
 */
export function markup(node: ReactNode): string {
  switch (typeof node) {
    case 'string':
      return escapeHtml(node);
    case 'number':
      return String(node);
    case 'object': {
      if (Array.isArray(node)) {
        let html = '';
        for (const child of node) html += markup(child);
        return html;
      }
      if (isValidElement<Props>(node)) return elementMarkup(node);
      if (node === null) return '';
      throw new Error('Static markup draws elements, texts, numbers and arrays of them only.');
    }
    default:
      return '';
  }
}
