import styles from '#ui/styles/parts/avoided.css?inline';
import { afterPageChanges } from '../shell/page-changes.ts';

/** What is said of an avoided ingredient, and of a list that holds some ("…: {names}"). */
export interface AvoidWords {
  readonly mark: string;
  readonly holds: string;
}

const markable = 'main a[href^="/ingredients/"], main [data-ingredient]';

let avoided: ReadonlySet<string> = new Set();
let words: AvoidWords = { mark: '', holds: '' };
let watching = false;

/** "/ingredients/glycerin" is the page of one; "/ingredients/glycerin/products" is not. */
const aliasIn = (path: string): string | null => /^\/ingredients\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;

/** The ingredient an element names: by the page it leads to, or by its own word. */
function ingredientOf(element: HTMLElement): string | null {
  if (element.dataset.ingredient !== undefined) return element.dataset.ingredient;
  return aliasIn(element.getAttribute('href') ?? '');
}

function show(element: HTMLElement, alias: string | null): void {
  const mark = alias !== null && avoided.has(alias) && !element.closest('nav, [data-part=avoided]') ? words.mark : null;
  if (mark === (element.dataset.avoided ?? null)) return;
  if (mark === null) delete element.dataset.avoided;
  else element.dataset.avoided = mark;
}

/** The title of a product says it first: its list may be far below. */
function sayInTitle(): void {
  const title = document.querySelector('main > [data-part=title]');
  const names = new Set(
    [...document.querySelectorAll('main ol[data-part=ingredients] a[data-avoided]')].map(({ textContent }) => textContent),
  );
  const line = title?.querySelector<HTMLElement>('[data-part=holds-avoided]');
  if (!title || names.size === 0) {
    line?.remove();
    return;
  }
  const said = line ?? document.createElement('p');
  said.className = 'small facts-line';
  said.dataset['part'] = 'holds-avoided';
  const bold = document.createElement('b');
  bold.textContent = new Intl.ListFormat(document.documentElement.lang).format([...names].map(String));
  const [before = '', after = ''] = words.holds.split('{names}');
  if (said.textContent === before + bold.textContent + after) return;
  said.replaceChildren(before, bold, after);
  if (!line) title.append(said);
}

function markAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>(markable)) show(element, ingredientOf(element));
  const heading = document.querySelector('h1');
  if (heading) show(heading, aliasIn(location.pathname));
  sayInTitle();
}

function watch(): void {
  watching = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  afterPageChanges(markAll, ['href', 'data-ingredient']);
}

/** Marks these ingredients wherever the page names one, and what comes onto the page later. Nothing is put between what a framework draws. */
export function markAvoided(aliases: readonly string[], said: AvoidWords): void {
  avoided = new Set(aliases);
  words = said;
  if (!watching) watch();
  markAll();
}
