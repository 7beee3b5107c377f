import { countIngredients, countNames } from '#catalog/ingredients.ts';
import { countProducts } from '#catalog/products.ts';
import { scores } from '#catalog/scores.ts';
import { t } from '#i18n/current.ts';
import { roundDown } from '#ui/catalog/round-down.ts';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function scoreTable(): string {
  const measured = scores();
  if (measured.length === 0) return `<p>${escapeHtml(t('content.noScores'))}</p>`;
  const rows = measured.map(
    ({ name, percent, of }) =>
      `<tr><th scope="row">${escapeHtml(name[t.language])}</th><td>${t.percent(percent)}</td><td>${t.number(of)}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

const values: Readonly<Record<string, () => string>> = {
  ingredients: () => t.number(roundDown(countIngredients())),
  names: () => t.number(roundDown(countNames())),
  products: () => t.number(roundDown(countProducts())),
};

/** Puts counted numbers in the place of `{{name}}`; an unknown name stops the build. */
export function fillContent(html: string): string {
  // The scores stand for a paragraph of their own: a table may not stand inside one.
  return html.replace('<p>{{scores}}</p>', scoreTable).replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`A content page asks for ${mark}; known are ${Object.keys(values).join(', ')}.`);
    return value();
  });
}
