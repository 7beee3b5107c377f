import type { home as english } from '../en/home.ts';
import type { Russian } from '../message-types.ts';

export const home: Russian<typeof english> = {
  'home.title': 'Прочтите, что на обороте.',
  'home.description': 'Вставьте состав косметики: как прочитано каждое название, что оно делает, насколько это доказано и откуда известно.',
  'home.field': 'Состав',
  'home.fieldHint': 'Латинские (INCI) названия, как напечатано',
  'home.placeholder': 'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide…',
  'home.analyze': 'Разобрать',
};
