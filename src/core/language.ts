export const languages = ['en', 'ru'] as const;
/** One build serves one of these. */
export type Language = (typeof languages)[number];
