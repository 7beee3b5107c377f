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

/** Fields of a row that may name a source of their own (`from`); effects, comedogenic value and limits carry theirs. */
export const sourcedFields = ['cas', 'ec', 'functions', 'roles', 'origin', 'usual', 'animal', 'names'] as const;
export type SourcedField = (typeof sourcedFields)[number];
