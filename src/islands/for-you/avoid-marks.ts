import { t } from '#i18n/for-you-words.ts';
import styles from '#ui/styles/parts/avoided.css?inline';
import { afterPageChanges } from '../shell/page-changes.ts';
import { addStyles } from './add-styles.ts';
import type { ReaderLists } from './reader-lists.ts';

const markable = 'main a[href^="/ingredients/"], main [data-ingredient]';

let lists: ReaderLists = { avoid: [], allergies: [], like: [] };
let watching = false;

/** "/ingredients/glycerin" is the page of one; "/ingredients/glycerin/products" is not. */
export const aliasIn = (path: string): string | null => /^\/ingredients\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;

/** The ingredient an element names: by the page it leads to, or by its own word. */
function ingredientOf(element: HTMLElement): string | null {
  if (element.dataset.ingredient !== undefined) return element.dataset.ingredient;
  return aliasIn(element.getAttribute('href') ?? '');
}

/** What is said of an ingredient, by the kind of mark it gets. */
function marksOf(alias: string): { readonly avoided?: string; readonly liked?: string } {
  if (lists.allergies.includes(alias)) return { avoided: t('avoid.allergy') };
  if (lists.avoid.includes(alias)) return { avoided: t('avoid.mark') };
  return lists.like.includes(alias) ? { liked: t('like.mark') } : {};
}

function show(element: HTMLElement, alias: string | null): void {
  const marks = alias !== null && !element.closest('nav, [data-part=avoided]') ? marksOf(alias) : {};
  for (const kind of ['avoided', 'liked'] as const) {
    const mark = marks[kind];
    if (mark === element.dataset[kind]) continue;
    if (mark === undefined) delete element.dataset[kind];
    else element.dataset[kind] = mark;
  }
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
export function markIngredients(chosen: ReaderLists): void {
  lists = chosen;
  if (!watching) watch();
  markAll();
}
