export const embedPage = {
  'embed.title': 'A card for your site',
  'embed.description':
    'Show what is in a product on your own site: a small card with the answer and the formula strip, and the line to copy for it.',
  'embed.lede':
    'A product or a report of the checker as a small card on any other site. It shows the answer and the formula, and leads here for the rest.',
  'embed.free': 'It sets no cookies, counts nobody and keeps nothing. A card always says what the page says now.',
  'embed.address': 'Address of the product or the report',
  'embed.addressHint': 'A product page of this site, or the link that the checker gives you to share.',
  'embed.noAddress': 'This is no product and no report of this site. A link to a report ends with a long row of letters after the sign #.',
  'embed.theme': 'Colours',
  'embed.theme.auto': 'as the reader’s device has them',
  'embed.theme.light': 'light',
  'embed.theme.dark': 'dark',
  'embed.line': 'The line to copy',
  'embed.lineHint': 'Put it where the card is to stand. Its width and height may be changed.',
  'embed.copy': 'Copy the line',
  'embed.copied': 'The line is copied.',
  'embed.notCopied': 'The browser did not let us copy. Mark the line and copy it by hand.',
  'embed.preview': 'How it looks',
  'embed.noScript': 'The line is made by a script, and scripts are off in this browser.',
} as const;
