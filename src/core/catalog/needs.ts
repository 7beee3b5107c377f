import type { ProductFacet } from './product-query.ts';

/** What shoppers look for, as one filter each: the option of a group of filters that answers the need. */
export const needs = {
  dry: ['skin', 'dry'],
  sensitive: ['skin', 'sensitive'],
  acne: ['effect', 'spots'],
  fungalAcne: ['free', 'malassezia'],
  darkSpots: ['effect', 'even-tone'],
  wrinkles: ['effect', 'lines'],
  redness: ['effect', 'calm'],
  sun: ['effect', 'uv-protection'],
} as const satisfies Readonly<Record<string, readonly [ProductFacet, string]>>;

export type Need = keyof typeof needs;
export const needNames = Object.keys(needs) as Need[];
