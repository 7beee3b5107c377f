export const contentPage = {
  'content.noOperator': 'Whoever runs this installation has not given a name or an address.',
  'content.catalogue.demo':
    'The products on this site are a demonstration: their brands are invented, their lists are not taken from real packs. The checker works on any real list you paste.',
  'content.catalogue.mixed':
    'Some products on this site are a demonstration with invented brands; the others are real. The checker works on any real list you paste.',
  'content.catalogue.real':
    'The products on this site are real. Their lists come from the sources named on their pages; the pack in your hand decides.',
  'content.data.ingredients': 'Ingredients: names, facts, explanations in both languages',
  'content.data.sources': 'Sources that they name',
  'content.data.products': 'Products with their lists',
  'content.data.under': 'licence: {licences}',
  'content.data.named': '{licence} (name: {credit})',
  'content.data.manifest': 'Dates, sizes and hashes of the files',
  'content.noScores':
    'The scores of the reader are measured by a command and shown here; this build was made before the first measurement.',
} as const;
