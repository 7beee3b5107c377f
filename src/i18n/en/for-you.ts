/** What is said to a reader of their own skin, of what they avoid and save; pages fetch these words alone. */
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
  'form.offline': 'No answer came: you seem to be offline. What you typed is kept; try again in a moment.',
  'favorites.added': 'Added to favorites',
  'favorites.removed': 'Removed from favorites',
  'favorites.keptHere': 'Saved on this device. Log in to have it everywhere.',
  'favorites.notKept': 'This browser lets nothing be kept. Log in to save it.',
} as const;
