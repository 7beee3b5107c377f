export const checkerPage = {
  'checker.title': 'Skincare Ingredient Checker',
  'checker.pageTitle': 'Skincare Ingredient Checker: paste a list, see what it says',
  'checker.description':
    'Paste a cosmetic ingredient list and see how every name was read, what helps, what to take care with, and how sure that is. Free, no account; the list stays in your browser.',
  'checker.lede': 'Paste the list from the pack, or photograph it. It is read in your browser and never leaves it.',
  'checker.noscript':
    'The checker reads lists in your browser and needs JavaScript for it. Every ingredient can also be looked up without: ',
} as const;
