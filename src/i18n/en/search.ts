export const search = {
  'search.needs': 'Needs',
  'search.brands': 'Brands',
  'search.kinds': 'Kinds of product',
  'search.ingredients': 'Ingredients',
  'search.roles': 'What ingredients are there for',
  'search.products': 'Products',
  'search.names': {
    one: '{thing} goes by {count} name on labels. It is searched: {having}.',
    other: '{thing} goes by {count} names on labels. All are searched: {having}.',
  },
  'search.having': { one: '{count} product has one', other: '{count} products have one' },
  'search.enough': { one: '{count} has enough of it', other: '{count} have enough of it' },
  'search.productsWith': 'Products with most of it',
  'search.kept': {
    one: 'The {count} product with most of it is shown.',
    other: 'The {count} products with most of it are shown.',
  },
  'search.more': 'Show more',
  'search.found': 'Found: {found}.',
  'search.soFar': 'Found so far: {found}. Still searching…',
  'search.short': 'Products are searched from the second letter on.',
  'search.instead': 'Shown for “{query}”.',
  'search.guess': 'Nothing is written just so. A guess: “{query}”.',
  'search.none': 'Nothing was found. Try fewer letters, or another name.',
  'search.partly':
    'The whole catalog is out of reach just now: this is what is on this device. Of products, those that were opened or looked up here.',
} as const;
