/** Cards of products and reports on other sites, and the page that gives the line for them. */
export const embed = {
  'embed.onPage': 'A card for your site',
  'embed.report': 'What an ingredient list says',
  'embed.reading': 'The list is being read …',
  'embed.none': 'The address of this card holds no list.',
  'embed.whole': 'All of it on {site}',
  'embed.missing': 'There is no such product here.',
  'embed.gone': 'This product was removed.',
} as const;
