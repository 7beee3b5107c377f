import type { home as english } from '../en/home.ts';
import type { Russian } from '../message-types.ts';

export const home: Russian<typeof english> = {
  'home.field': 'Состав',
  'home.fieldHint': 'Латинские (INCI) названия, как напечатано',
  'home.placeholder': 'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide…',
  'home.analyze': 'Разобрать',
};
