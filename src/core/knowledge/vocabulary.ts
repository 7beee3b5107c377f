/** The ten role families of the formula strip (data/rules/families.yaml). */
export const families = [
  'base',
  'humectant',
  'emollient',
  'surfactant',
  'texture',
  'active',
  'plant',
  'filter',
  'preserv',
  'fragrance',
] as const;
export type Family = (typeof families)[number];

export const origins = ['natural', 'mixed', 'synthetic'] as const;
/** How an ingredient is usually made; unknown where nobody says. */
export type Origin = (typeof origins)[number] | 'unknown';

export const grades = ['strong', 'some', 'weak'] as const;
/** strong: several controlled trials on people; some: a trial or consistent smaller studies; weak: laboratory work or one small study. */
export type Grade = (typeof grades)[number];
