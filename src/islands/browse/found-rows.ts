import type { FoundIngredient } from '#core/catalog/find-ingredients.ts';
import type { FacetGroup, IngredientQuery } from '#core/catalog/ingredient-query.ts';
import type { Translator } from '#i18n/translator.ts';
import { ingredientPath } from '#site/paths.ts';
import type { FacetForm } from './facet-form.ts';
import { copyOf } from './parts.ts';

const rolesShown = 2;

/** Under the INCI name: the name that was found, or the common one, or the roles; and what is disputed of the flags that were asked for. */
function underName(
  { ingredient, name, common }: FoundIngredient,
  { chosen }: IngredientQuery,
  form: FacetForm<FacetGroup>,
  t: Translator,
): string {
  const roles = ingredient.options.role.slice(0, rolesShown).map((role) => form.optionWord('role', role));
  const otherName = name === null || name === ingredient.inci ? common : name;
  const disputed = ingredient.disputed
    .filter((flag) => chosen.flag.includes(flag))
    .map((flag) => t('flag.claim.disputed', { flag: form.optionWord('flag', flag) }));
  return [otherName ?? roles.join(', '), ...disputed].join(' · ');
}

function atEnd({ ingredient: { comedogenic, productCount } }: FoundIngredient, { sort }: IngredientQuery, t: Translator): string {
  if (sort !== 'comedogenic') return productCount > 0 ? t('products.count', { count: productCount }) : '';
  if (!comedogenic) return t('list.notRated');
  const { low, high } = comedogenic;
  return t('browse.rated', { value: low === high ? t.number(high) : `${t.number(low)}–${t.number(high)}` });
}

/** Rows as the page draws them itself, from its template. */
export function foundRows(
  rows: readonly FoundIngredient[],
  query: IngredientQuery,
  template: HTMLTemplateElement,
  form: FacetForm<FacetGroup>,
  t: Translator,
): HTMLElement[] {
  return rows.map((found) => {
    const row = copyOf(template);
    row.querySelector('rect')?.setAttribute('fill', `url(#c-${found.ingredient.family})`);
    const link = row.querySelector('a');
    if (link) {
      link.href = ingredientPath(found.ingredient.alias);
      link.textContent = found.ingredient.inci;
    }
    const under = row.querySelector<HTMLElement>('[data-part=under]');
    if (under) {
      under.textContent = underName(found, query, form, t);
      if (t.language !== 'ru' && /[а-яё]/i.test(under.textContent)) under.lang = 'ru';
    }
    const end = row.querySelector('[data-part=end]');
    if (end) end.textContent = atEnd(found, query, t);
    return row;
  });
}
