import type { errors as english } from '../en/errors.ts';
import type { Russian } from '../message-types.ts';

export const errors: Russian<typeof english> = {
  'error.home': 'На главную',
};
