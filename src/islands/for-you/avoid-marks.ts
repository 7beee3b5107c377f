import { t } from '#i18n/for-you-words.ts';
import styles from '#ui/styles/parts/avoided.css?inline';
import { afterPageChanges } from '../shell/page-changes.ts';
import { addStyles } from './add-styles.ts';

const markable = 'main a[href^="/ingredients/"], main [data-ingredient]';

let avoided: ReadonlySet<string> = new Set();
let watching = false;

/** "/ingredients/glycerin" is the page of one; "/ingredients/glycerin/products" is not. */
export const aliasIn = (path: string): string | null => /^\/ingredients\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;

/** The ingredient an element names: by the page it leads to, or by its own word. */
function ingredientOf(element: HTMLElement): string | null {
  if (element.dataset.ingredient !== undefined) return element.dataset.ingredient;
  return aliasIn(element.getAttribute('href') ?? '');
}

function show(element: HTMLElement, alias: string | null): void {
  const mark = alias !== null && avoided.has(alias) && !element.closest('nav, [data-part=avoided]') ? t('avoid.mark') : null;
  if (mark === (element.dataset.avoided ?? null)) return;
  if (mark === null) delete element.dataset.avoided;
  else element.dataset.avoided = mark;
}

function markAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>(markable)) show(element, ingredientOf(element));
  const heading = document.querySelector('h1');
  if (heading) show(heading, aliasIn(location.pathname));
}

function watch(): void {
  watching = true;
  addStyles(styles);
  afterPageChanges(markAll, ['href', 'data-ingredient']);
}

/** Marks these ingredients wherever the page names one, and what comes onto the page later. Nothing is put between what a framework draws. */
export function markAvoided(aliases: readonly string[]): void {
  avoided = new Set(aliases);
  if (!watching) watch();
  markAll();
}
