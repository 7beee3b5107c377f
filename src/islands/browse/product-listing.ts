import type { listBrands } from '#api/brands.ts';
import { type ClientOptions, callApi } from '#api/client.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import type { listIngredients } from '#api/ingredients.ts';
import type { ListedProduct, listProducts } from '#api/products.ts';
import type { Dose } from '#core/analysis/verdicts.ts';
import { productsPerPage, suggestionsShown } from '#core/catalog/page-sizes.ts';
import { type ProductFacet, type ProductQuery, type ProductSort, productQueries } from '#core/catalog/product-query.ts';
import type { Translator } from '#i18n/translator.ts';
import { brandPath, categoryPath, productPath } from '#site/paths.ts';
import { miniCells } from '#ui/analysis/mini-cells.ts';
import { categoryWords } from '#ui/catalog/category-words.ts';
import { doseLooks } from '#ui/catalog/dose-looks.ts';
import type { PackedProduct } from '#ui/catalog/product-pack.ts';
import { rowFigures } from '#ui/catalog/row-figures.ts';
import { rowPack } from '#ui/catalog/row-pack.ts';
import { rowDose, rowFor, rowWords } from '#ui/catalog/row-words.ts';
import { startBrowsing } from './browsing.ts';
import type { Answer, Suggestion } from './listing.ts';
import { part } from './parts.ts';

type ProductAnswer = AnswerOf<typeof listProducts>;

const openFacets: ReadonlySet<ProductFacet> = new Set(['contains', 'without', 'brand']);

function nameLink(link: HTMLAnchorElement | undefined, path: string, name: string): void {
  if (!link) return;
  link.href = path;
  const place = link.querySelector<HTMLElement>('span') ?? link;
  place.textContent = name;
  if (place === link) return;
  if (/\p{Script=Cyrillic}/u.test(name)) place.lang = 'ru';
  else place.removeAttribute('lang');
}

const texts = (words: readonly string[]) =>
  words.map((word) => {
    const place = document.createElement('span');
    place.textContent = word;
    return place;
  });

/** The mark of a dose with its word, as AnswerMarks draws it. */
function doseMark(dose: Dose, t: Translator): HTMLElement {
  const mark = document.createElement('span');
  mark.className = `answer-mark ${doseLooks[dose]}`;
  mark.innerHTML = `<svg aria-hidden="true"><use href="#dose-${dose}"/></svg>`;
  mark.append(t(`dose.${dose}`));
  return mark;
}

/** A product's face, as RowFace draws it. The address of a picture is one of ours. */
const face = (picture: string | null, product: PackedProduct) =>
  picture === null
    ? `<svg class="pack" viewBox="0 0 48 62.6" aria-hidden="true">${rowPack(product)}</svg>`
    : `<img class="pack photo" src="${picture}" width="52" height="68" alt="" loading="lazy">`;

/** A row as the page draws them itself (ui/catalog/ProductRow): a copy of one of them, filled anew. */
function productRow(
  { alias, title, brand, category, categorySure, sizes, rating, outline, picture }: ListedProduct,
  pattern: HTMLElement,
  needs: Readonly<Record<string, string>>,
  t: Translator,
): HTMLElement {
  const row = pattern.cloneNode(true) as HTMLElement;
  const name = row.querySelector('a');
  if (name) {
    name.href = productPath(alias);
    name.textContent = title;
  }
  const [brandLink, categoryLink] = row.querySelectorAll<HTMLAnchorElement>('[data-part=belongs-to] a');
  nameLink(brandLink, brandPath(brand.alias), brand.name);
  nameLink(categoryLink, categoryPath(category.alias), categoryWords(t, category.name, categorySure));
  const pack = row.querySelector('.pack');
  if (pack) pack.outerHTML = face(picture, { title, category: category.alias, brand: brand.alias, brandName: brand.name, outline });
  const strip = row.querySelector('svg.mini');
  if (strip) strip.innerHTML = outline ? miniCells(outline) : '';
  const say = (partName: string, ...said: readonly (Node | string)[]) =>
    row.querySelector(`[data-part=${partName}]`)?.replaceChildren(...said);
  say('made-for', (outline && rowFor(outline, needs, t)) ?? '');
  const dose = outline && rowDose(outline);
  say('row-words', ...(dose ? [doseMark(dose, t)] : []), ...texts(outline ? rowWords(outline, t) : []));
  say('figures', ...texts(rowFigures({ offers: sizes, rating }, t)));
  return row;
}

/** The products of the open API, searched, filtered and ordered by the server. */
export function browseProducts(root: HTMLElement): void {
  const options: ClientOptions = { baseUrl: root.dataset.api ?? '/api/' };
  const needs: Readonly<Record<string, string>> = JSON.parse(root.dataset.needs ?? '{}');
  const pattern = part(root, 'all').querySelector('li');
  if (!pattern) throw new Error('The page has no row to copy.');
  /** A list of one category asks for it beside what is chosen. */
  const within = root.dataset.category;

  async function ask(query: ProductQuery, more: { readonly limit?: number; readonly tally?: readonly string[] }): Promise<ProductAnswer> {
    const { q, chosen, sort, page } = productQueries.tidy(query);
    const category = within === undefined ? chosen.category : [within];
    return callApi<typeof listProducts>(
      { method: 'GET', path: 'v2/products' },
      { query: { ...chosen, category: [...category], ...(q === '' ? {} : { q }), sort, page, ...more } },
      options,
    );
  }

  async function suggestIngredients(
    facet: 'contains' | 'without',
    text: string,
    query: ProductQuery,
    t: Translator,
  ): Promise<Suggestion[]> {
    const found = await callApi<typeof listIngredients>(
      { method: 'GET', path: 'v2/ingredients' },
      { query: { q: text, limit: suggestionsShown } },
      options,
    );
    const fresh = found.items.filter(({ alias }) => !query.chosen[facet].includes(alias));
    const { facets } = await ask(query, { limit: 0, tally: fresh.map(({ alias }) => alias) });
    const held = (alias: string) => facets.contains[alias] ?? 0;
    // What more of the products hold comes first; what none holds would change nothing, or leave nothing.
    const useful = fresh.filter(({ alias }) => held(alias) > 0).sort((a, b) => held(b.alias) - held(a.alias));
    return useful.map(({ alias, inci, name, common }) => {
      const also = name === null || name === inci ? common : name;
      const word = also && also.toLowerCase() !== inci.toLowerCase() ? `${inci} (${also})` : inci;
      return { value: alias, word, note: t.number(facets[facet][alias] ?? 0) };
    });
  }

  async function suggestBrands(text: string, query: ProductQuery, t: Translator): Promise<Suggestion[]> {
    const { items } = await callApi<typeof listBrands>(
      { method: 'GET', path: 'v2/brands' },
      { query: { q: text, limit: suggestionsShown } },
      options,
    );
    const fresh = items.filter(({ alias }) => !query.chosen.brand.includes(alias));
    return fresh
      .toSorted((a, b) => b.productCount - a.productCount)
      .map(({ alias, name, productCount }) => ({ value: alias, word: name, note: t.number(productCount) }));
  }

  startBrowsing<ProductFacet, ProductSort>(root, (_, t) => ({
    codec: productQueries,
    open: openFacets,
    async find(query): Promise<Answer<ProductFacet>> {
      const { items, total, page, pages, facets, names, shownFor } = await ask(query, { limit: productsPerPage });
      const start = (page - 1) * productsPerPage;
      return {
        rows: items.map((item) => productRow(item, pattern, needs, t)),
        total,
        slice: { page, last: pages, start, end: Math.min(total, start + productsPerPage) },
        counts: productQueries.byGroup((facet) => new Map(Object.entries(facets[facet]))),
        shownFor,
        names: new Map([...Object.entries(names.ingredients), ...Object.entries(names.brands)]),
      };
    },
    suggest: async (facet, text, query) =>
      facet === 'brand'
        ? suggestBrands(text, query, t)
        : facet === 'contains' || facet === 'without'
          ? suggestIngredients(facet, text, query, t)
          : [],
    countWords: (count) => t('products.count', { count }),
    showWords: (count) => t('browse.showProducts', { count }),
  }));
}
