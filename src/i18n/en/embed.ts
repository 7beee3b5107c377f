/** Cards of products and reports on other sites, and the page that gives the line for them. */
export const embed = {
  'embed.onPage': 'A card for your site',
  'embed.reading': 'The list is being read …',
  'embed.none': 'The address of this card holds no list.',
  'embed.whole': 'All of it on {site}',
} as const;
