import type { Dose } from '#core/analysis/verdicts.ts';
import type { SearchKind } from '#core/search/manifest.ts';
import type { MessageKey, Translator } from '#i18n/translator.ts';
import { tinyCells, tinyHeight } from '#ui/analysis/tiny-cells.ts';
import { doseLooks } from '#ui/catalog/dose-looks.ts';
import type { SearchGroup, SearchHit } from './protocol.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

const titles = {
  need: 'search.needs',
  brand: 'search.brands',
  category: 'search.kinds',
  ingredient: 'search.ingredients',
  productsWith: 'search.productsWith',
  role: 'search.roles',
  product: 'search.products',
} as const satisfies Readonly<Record<SearchKind, MessageKey>>;

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

function chip(family: string): SVGSVGElement {
  const made = document.createElementNS(svgSpace, 'svg');
  made.setAttribute('class', 'chip');
  made.setAttribute('aria-hidden', 'true');
  const drawn = document.createElementNS(svgSpace, 'rect');
  drawn.setAttribute('fill', `url(#c-${family})`);
  made.append(drawn);
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

/** A mark never stands without its word. */
function doseMark(dose: Dose, word: string): HTMLElement {
  const made = element('span', `answer-mark ${doseLooks[dose]}`);
  made.innerHTML = `<svg aria-hidden="true"><use href="#dose-${dose}"/></svg>`;
  made.append(word);
  return made;
}

function row({ url, meta, drawn, count }: SearchHit, t: Translator): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.className = 'found';
  const text = element('span', '');
  const title = element('span', 'name', meta['title']);
  title.dataset['part'] = 'name';
  text.append(title);
  const below = meta['brand'] ?? meta['also'];
  // A product that is called as its brand is not called so twice.
  if (below && below !== meta['title']) text.append(element('span', 'role', below));
  if (drawn['strip']) text.append(strip(drawn['strip']));
  if (meta['where']) {
    const where = element('span', 'row-words');
    if (drawn['dose'] && meta['dose']) where.append(doseMark(drawn['dose'] as Dose, meta['dose']));
    where.append(element('span', '', meta['where']));
    text.append(where);
  }
  if (drawn['family']) link.append(chip(drawn['family']));
  link.append(text);
  if (count !== null) link.append(element('span', 'quiet', t('products.count', { count })));
  item.append(link);
  return item;
}

function groupOf(kind: SearchKind, title: string, ...rows: readonly HTMLElement[]) {
  const section = element('section', 'hits');
  const head = element('h2', '', title);
  head.id = `hits-${kind}`;
  section.setAttribute('aria-labelledby', head.id);
  const list = element('ul', '');
  list.dataset['comparable'] = '';
  list.append(...rows);
  section.append(head, list);
  return { section, head };
}

/** The results of one kind. When there are more than are shown, a button asks for more. */
export function drawGroup({ kind, total, kept, hits }: SearchGroup, t: Translator, onMore: (kind: SearchKind) => void): HTMLElement {
  const { section, head } = groupOf(kind, t(titles[kind]), ...hits.map((hit) => row(hit, t)));
  head.append(' ', element('span', 'quiet number', t.number(total)));
  if (hits.length < kept) {
    const more = element('button', 'button', t('search.more')) as HTMLButtonElement;
    more.type = 'button';
    more.addEventListener('click', () => onMore(kind));
    section.append(more);
  } else if (kept < total) section.append(element('p', 'fine quiet', t('search.kept', { count: kept })));
  return section;
}

/** Keeps the place of results that are still looked for: the same rows, empty. */
export function drawWaiting(kind: SearchKind, t: Translator, rows: number): HTMLElement {
  const empty = Array.from({ length: rows }, () => {
    const item = element('li', 'awaited');
    item.setAttribute('aria-hidden', 'true');
    return item;
  });
  const { section } = groupOf(kind, t(titles[kind]), ...empty);
  section.setAttribute('aria-busy', 'true');
  return section;
}
