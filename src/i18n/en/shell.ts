export const shell = {
  'site.name': 'Inciscope',
  'nav.pages': 'Pages',
  'footer.privacy': 'Privacy',
  'footer.rules': 'Rules',
  'footer.caution': 'Formulas change: the pack in your hand decides. Nothing here is medical advice.',
  'error.home': 'Home',
} as const;
