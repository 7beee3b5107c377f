export const knowledge = {
  'caution.from': 'Shown from about {percent} on.',
  'caution.nothing': 'No warning in a report: {why}.',
  'caution.pregnancy': 'Pregnancy',
  'caution.children': 'Children',
  'caution.irritation': 'Irritation',
  'caution.sensitisation': 'Allergy',
  'caution.sun': 'Sun',
  'caution.eyes': 'Eyes',
  'caution.inhalation': 'Breathing it in',
  'caution.broken-skin': 'Broken skin',
} as const;
