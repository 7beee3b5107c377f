import type { concerned as english } from '../en/concerned.ts';
import type { Russian } from '../message-types.ts';

export const concerned: Russian<typeof english> = {
  'concerned.dry': 'сухая кожа',
  'concerned.oily': 'жирная кожа',
  'concerned.sensitive': 'чувствительная кожа',
  'concerned.dry.hair': 'сухие волосы или сухая кожа головы',
  'concerned.oily.hair': 'жирная кожа головы',
  'concerned.sensitive.hair': 'чувствительная кожа головы',
  'concerned.pregnancy': 'беременность',
  'concerned.children': 'детский возраст',
  'concerned.sun': 'солнце',
  'concerned.inhalation': 'астма',
  'concerned.sensitiser': 'контактная аллергия',
};
