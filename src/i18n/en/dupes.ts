export const dupes = {
  'dupes.title': 'Dupes',
  'dupes.note':
    'The nearest formulas of the same category. Likeness of lists is not likeness of products: amounts and making are not on a label.',
  'dupes.pageTitle': 'Dupes of {title} by {brand}',
  'dupes.description': 'The {count} formulas most like {title} by {brand}: what they share, what is missing and what is added.',
  'dupes.lede': {
    one: 'The {count} formula most like it in the category “{category}”.',
    other: 'The {count} formulas most like it in the category “{category}”.',
  },
  'dupes.score': '{percent} alike',
  'dupes.all': { one: 'The {count} dupe, opened', other: 'All {count} dupes, opened' },
  'dupes.notYet': 'None computed yet: a product is compared with its whole category when the site is built.',
  'dupes.sharedActives': 'Shared actives',
  'dupes.sharedBase': 'Shared base',
  'dupes.order': 'Order',
  'dupes.agreement': '{percent} in agreement for what both hold',
  'dupes.missing': 'Missing there',
  'dupes.added': 'Added there',
  'dupes.addedScent': 'Added there, scents among it',
  'dupes.andMore': { one: 'and {count} more', other: 'and {count} more' },
  'dupes.how':
    'How likeness is counted: rare ingredients and those high in the list weigh more, actives twice. 100 % would be the same list in the same order.',
  'compared.title': 'Compared With',
  'compared.note': 'What readers most often put beside it.',
  'product.discontinued': 'No longer made since {date}.',
  'product.newFormula': 'There is a newer formula:',
  'product.olderFormula': 'It replaces an older formula:',
} as const;
