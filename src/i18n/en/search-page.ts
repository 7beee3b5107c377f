export const searchPage = {
  'search.lede': {
    one: '{count} page, found in everyday words or in Latin, in both scripts.',
    other: '{count}+ pages, found in everyday words or in Latin, in both scripts.',
  },
  'search.field': 'Need, ingredient, kind of product, brand, title or barcode',
  'search.hint': 'Slips and the wrong keyboard are put right.',
  'search.byNeed': 'By need',
  'search.byIngredient': 'By ingredient',
  'search.byKind': 'By kind',
  'search.failed': 'Search could not be loaded. Check the connection and search again.',
  'search.isList': 'This looks like an ingredient list.',
  'search.checkList': 'Check it',
  'search.isBarcode': 'This is a barcode.',
  'search.openBarcode': 'Open its product',
  'search.recent': 'Your last searches',
  'search.forget': 'Forget them',
  'search.noScript': 'Search needs JavaScript. These lists do not:',
} as const;
