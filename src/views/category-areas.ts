import { allCategories } from '#catalog/groups.ts';
import { t } from '#i18n/page-words.ts';
import type { CategoryArea } from '#islands/submission/step-props.ts';

/** All categories in the order and the areas of the site; what fits none has no category. */
export function categoryAreas(): CategoryArea[] {
  const areas = Map.groupBy(
    allCategories().filter(({ area }) => area !== 'other'),
    ({ area }) => area,
  );
  return [...areas].map(([area, members]) => ({
    name: t(`area.${area}`),
    categories: members.map(({ alias, name }) => ({ alias, name: name[t.language] })),
  }));
}
