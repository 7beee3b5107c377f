/** What rows of lists say of a product. */
export const rows = {
  'row.for': 'For {needs}',
  'row.per.ml': '{price} / 100 ml',
  'row.per.g': '{price} / 100 g',
  'row.per.pcs': '{price} apiece',
  'row.rated': { one: '{average} of 5 · {count}', other: '{average} of 5 · {count}' },
  'row.ingredients': { one: '{count} ingredient', other: '{count} ingredients' },
  'row.noFragrance': 'no fragrance',
  'row.allergens': { one: '{count} fragrance allergen', other: '{count} fragrance allergens' },
  'row.filters': { one: '{count} UV filter', other: '{count} UV filters' },
  'row.fragrance': 'with fragrance',
  'row.noWater': 'no water',
  'row.unread': 'list read in part',
} as const;
