import { barcodeIn } from '#core/search/barcode.ts';
import type { SearchKind } from '#core/search/manifest.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';
import { groupOfProductsWith, namesInWords } from './products-with.ts';
import type { NamesAnswer, ProductsAnswer, SearchGroup, Wanted } from './protocol.ts';
import { drawGroup, drawWaiting } from './result-groups.ts';
import { fetchProductsWith, findNames, findProducts, searchesProducts } from './searcher.ts';

const productsAwaited = 10;
const step = 20;
/** So long (ms) what is found first waits for products, that all may appear at once. */
const timeout = 150;

interface Asked {
  /** What was asked for more of is no longer looked at. */
  readonly anew: boolean;
  readonly isNewest: () => boolean;
  /** Something is found, so that the query is worth remembering. */
  readonly meant: () => void;
}

let wanted: Wanted = {};
let words: Translator | null = null;

const part = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-part=results]') ?? root;
const groupOf = (root: HTMLElement, kind: SearchKind) => part(root).querySelector<HTMLElement>(`:scope > [aria-labelledby="hits-${kind}"]`);

/** Searches and shows what is found: needs, kinds of product and brands, then products; ingredients and roles before them where they are called so. */
export async function showResults(root: HTMLElement, typed: string, asked: Asked): Promise<void> {
  const status = root.querySelector('[role=status]');
  if (barcodeIn(typed) !== null) {
    // Its product is offered above; in titles digits are found by chance.
    part(root).replaceChildren();
    if (status) status.textContent = '';
    return;
  }
  const waited = new Promise<undefined>((done) => setTimeout(done, timeout));
  if (asked.anew) wanted = {};
  words ??= createTranslator(document.documentElement.lang as Translator['language'], JSON.parse(root.dataset['messages'] ?? '{}'));
  const t = words;
  const names = await findNames(typed, wanted);
  if (!names || !asked.isNewest()) return;
  const searching = searchesProducts(typed)
    ? findProducts(typed, { instead: names.instead?.text ?? null, isMeant: names.isMeant, brand: names.brand }, wanted.product)
    : null;
  const [early, productsWith] = await Promise.all([Promise.race([searching, waited]), names.thing && fetchProductsWith(names.thing.id)]);
  if (!asked.isNewest()) return;

  /** The button leaves with the list it stood under: the first of the new hits takes the focus. */
  const more = async (kind: SearchKind) => {
    const hits = () => groupOf(root, kind)?.querySelectorAll('a') ?? [];
    const shown = hits().length;
    wanted = { ...wanted, [kind]: shown + step };
    await showResults(root, typed, { ...asked, anew: false });
    if (document.activeElement === document.body) hits()[shown]?.focus();
  };
  const draw = (group: SearchGroup) => (group.total > 0 ? [drawGroup(group, t, (kind) => void more(kind))] : []);
  const groups = (isNamed: boolean) => names.groups.filter((group) => group.isNamed === isNamed).flatMap(draw);
  // Until the new products are found the old ones keep their place; without any they come below, so that nothing that is already read moves.
  const old = groupOf(root, 'product');
  old?.setAttribute('aria-busy', 'true');
  const products = early ? draw(early.group) : searching ? [old ?? drawWaiting('product', t, productsAwaited)] : [];
  const isBelow = !early && !old;
  // What is called just so stands before what shares a word.
  const isFirst = early?.isCalled === true && !names.isCalled;
  const said = names.thing && productsWith ? [sentence(namesInWords(names.thing, productsWith, t))] : [];
  const most = productsWith ? draw(groupOfProductsWith(productsWith, t, wanted.productsWith)) : [];
  part(root).replaceChildren(
    ...said,
    ...(isFirst ? products : []),
    ...groups(true),
    ...most,
    ...(isBelow || isFirst ? [] : products),
    ...groups(false),
    ...(isBelow ? products : []),
  );
  report(root, t, names, early ?? null, { searchesProducts: searching !== null, meant: asked.meant });
  if (early || !searching) return;
  const late = await searching;
  if (!late || !asked.isNewest()) return;
  // What is already read, and maybe walked through, stays.
  groupOf(root, 'product')?.replaceWith(...draw(late.group));
  report(root, t, names, late, { searchesProducts: true, meant: asked.meant });
}

function sentence(text: string): HTMLElement {
  const made = document.createElement('p');
  made.className = 'intro';
  made.textContent = text;
  return made;
}

function report(
  root: HTMLElement,
  t: Translator,
  names: NamesAnswer,
  products: ProductsAnswer | null,
  { searchesProducts: both, meant }: { readonly searchesProducts: boolean; readonly meant: () => void },
): void {
  const found = names.groups.reduce((sum, { total }) => sum + total, products?.group.total ?? 0);
  const isDone = products !== null || !both;
  const isWhole = names.isWhole && products?.isWhole !== false;
  const instead = names.instead ?? products?.instead;
  const says = [
    instead && found > 0 ? t(instead.isGuess ? 'search.guess' : 'search.instead', { query: instead.text }) : '',
    !isDone ? t('search.soFar', { found }) : found > 0 ? t('search.found', { found }) : isWhole ? t('search.none') : '',
    both ? '' : t('search.short'),
    isDone && !isWhole ? t('search.partly') : '',
  ];
  const status = root.querySelector('[role=status]');
  if (status) status.textContent = says.filter(Boolean).join(' ');
  if (isDone && found > 0) meant();
}
