/** Whom a caution concerns. */
export const concerned = {
  'concerned.dry': 'dry skin',
  'concerned.oily': 'oily skin',
  'concerned.sensitive': 'sensitive skin',
  'concerned.dry.hair': 'dry hair or a dry scalp',
  'concerned.oily.hair': 'an oily scalp',
  'concerned.sensitive.hair': 'a sensitive scalp',
  'concerned.pregnancy': 'pregnant women',
  'concerned.children': 'children',
  'concerned.sun': 'people in the sun',
  'concerned.inhalation': 'people with asthma',
  'concerned.sensitiser': 'people with contact allergies',
} as const;
