/** What is said to a reader of their own skin and of what they avoid; pages fetch these words alone. */
export const forYou = {
  'avoid.mark': 'you avoid this',
  'forYou.lead': 'For you',
  'forYou.care': '{skin}: take care with {names}.',
  'forYou.fine': '{skin}: nothing speaks against it.',
  'forYou.unread': '{skin}: not all of the list could be read, so nothing is promised.',
  'forYou.avoided': 'Contains what you avoid: {names}.',
  'skin.of.dry': 'dry skin',
  'skin.of.oily': 'oily skin',
  'skin.of.combination': 'combination skin',
  'skin.of.sensitive': 'sensitive skin',
} as const;
