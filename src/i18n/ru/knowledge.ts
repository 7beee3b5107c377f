import type { knowledge as english } from '../en/knowledge.ts';
import type { Russian } from '../message-types.ts';

export const knowledge: Russian<typeof english> = {
  'caution.from': 'Показано примерно от {percent}.',
  'caution.nothing': 'В разборе предупреждения нет: {why}.',
  'caution.pregnancy': 'Беременность',
  'caution.children': 'Дети',
  'caution.irritation': 'Раздражение',
  'caution.sensitisation': 'Аллергия',
  'caution.sun': 'Солнце',
  'caution.eyes': 'Глаза',
  'caution.inhalation': 'Вдыхание',
  'caution.broken-skin': 'Повреждённая кожа',
};
