import { catalogKind } from '#catalog/groups.ts';
import { countIngredients, countNames } from '#catalog/ingredients.ts';
import { readTerms, type Term } from '#catalog/open-data-terms.ts';
import { countProducts } from '#catalog/products.ts';
import { scores } from '#catalog/scores.ts';
import { t } from '#i18n/page-words.ts';
import { site } from '#site/current.ts';
import { dataManifestPath, dataSetNames, dataSetPath } from '#site/open-data-paths.ts';
import { roundDown } from '#ui/catalog/round-down.ts';
import { escapeHtml } from '#ui/markup/escape.ts';

function scoreTable(): string {
  const measured = scores();
  if (measured.length === 0) return `<p>${escapeHtml(t('content.noScores'))}</p>`;
  const rows = measured.map(
    ({ name, percent, of }) =>
      `<tr><th scope="row">${escapeHtml(name[t.language])}</th><td>${t.percent(percent)}</td><td>${t.number(of)}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

/** Who runs the site, as far as the settings say. */
function operator(): string {
  const { name, address, email } = site.operator;
  if (name === null && address === null && email === null) return `<p>${escapeHtml(t('content.noOperator'))}</p>`;
  const lines = [name, address].flatMap((line) => (line === null ? [] : escapeHtml(line)));
  if (email !== null) lines.push(`<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`);
  return `<p>${lines.join('<br>')}</p>`;
}

/** What may be taken along, and under which licences. */
function openData(): string {
  const { licences, knowledge, products } = readTerms();
  const name = (text: string) => `<span lang="en">${escapeHtml(text)}</span>`;
  const under = (terms: readonly Term[]) =>
    t('content.data.under', {
      licences: [
        ...new Set(terms.map(({ licence, credit }) => t('content.data.named', { licence: name(licence), credit: name(credit) }))),
      ].join(', '),
    });
  const rows = dataSetNames.map((set) => {
    const terms = set === 'products' ? Object.values(products) : [knowledge];
    return `<li><a href="${dataSetPath(set)}">${escapeHtml(t(`content.data.${set}`))}</a><br>${under(terms)}</li>`;
  });
  const used = new Set([knowledge, ...Object.values(products)].map(({ licence }) => licence));
  const texts = [...used].map((licence) => `<a href="${escapeHtml(licences[licence] ?? '')}" rel="license external">${name(licence)}</a>`);
  return `<ul>${rows.join('')}<li><a href="${dataManifestPath}">${escapeHtml(t('content.data.manifest'))}</a></li></ul><p>${texts.join(' · ')}</p>`;
}

/** What takes the place of a whole paragraph: a block may not stand inside one. */
const blocks: Readonly<Record<string, () => string>> = {
  scores: scoreTable,
  operator,
  openData,
  catalogue: () => `<p>${escapeHtml(t(`content.catalogue.${catalogKind()}`))}</p>`,
};

const values: Readonly<Record<string, () => string>> = {
  ingredients: () => t.number(roundDown(countIngredients())),
  names: () => t.number(roundDown(countNames())),
  products: () => t.number(roundDown(countProducts())),
};

/** Puts counted numbers in the place of `{{name}}`; an unknown name stops the build. */
export function fillContent(html: string): string {
  const filled = html.replace(/<p>\{\{(\w+)\}\}<\/p>/g, (mark, name: string) => blocks[name]?.() ?? mark);
  return filled.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`A content page asks for ${mark}; known are ${Object.keys({ ...values, ...blocks }).join(', ')}.`);
    return value();
  });
}
