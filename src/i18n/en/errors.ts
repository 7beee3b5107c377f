export const errors = {
  'error.home': 'Home',
} as const;
