import { tinyCells, tinyHeight } from '#ui/analysis/tiny-cells.ts';
import type { SearchKind } from './kinds.ts';
import type { SearchGroup, SearchHit } from './searcher.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

/** Words of the results, from the page. */
export interface GroupWords {
  readonly titles: Readonly<Record<SearchKind, string>>;
  readonly more: string;
  readonly count: (count: number) => string;
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

function chip(family: string): SVGSVGElement {
  const made = document.createElementNS(svgSpace, 'svg');
  made.setAttribute('class', 'chip');
  made.setAttribute('viewBox', '0 0 12 16');
  made.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svgSpace, 'use');
  use.setAttribute('href', `#c-${family}`);
  made.append(use);
  return made;
}

function strip(packed: string): SVGSVGElement {
  const made = document.createElementNS(svgSpace, 'svg');
  made.setAttribute('class', 'tiny');
  made.setAttribute('height', String(tinyHeight));
  made.setAttribute('aria-hidden', 'true');
  made.innerHTML = tinyCells(packed);
  return made;
}

function row({ url, meta }: SearchHit): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.className = 'hit';
  const text = element('span', '');
  text.append(element('span', 't', meta['title']));
  const below = meta['brand'] ?? meta['also'];
  if (below) text.append(element('span', 'r', below));
  if (meta['strip']) text.append(strip(meta['strip']));
  if (meta['family']) link.append(chip(meta['family']));
  link.append(text);
  item.append(link);
  return item;
}

/** Results by kind, those with hits first in their fixed order; a kind with more hits than shown has a button that asks for more. */
export function drawGroups(groups: readonly SearchGroup[], words: GroupWords, onMore: (kind: SearchKind) => void): HTMLElement[] {
  return groups
    .filter(({ total }) => total > 0)
    .map(({ kind, total, hits }) => {
      const section = element('section', 'hits');
      const head = element('h2', '', words.titles[kind]);
      head.id = `hits-${kind}`;
      head.append(' ', element('span', 'q n', words.count(total)));
      section.setAttribute('aria-labelledby', head.id);
      const list = element('ul', '');
      list.append(...hits.map(row));
      section.append(head, list);
      if (hits.length < total) {
        const more = element('button', 'btn', words.more) as HTMLButtonElement;
        more.type = 'button';
        more.addEventListener('click', () => onMore(kind));
        section.append(more);
      }
      return section;
    });
}
