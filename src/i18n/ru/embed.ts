import type { embed as english } from '../en/embed.ts';
import type { Russian } from '../message-types.ts';

export const embed: Russian<typeof english> = {
  'embed.onPage': 'Карточка для вашего сайта',
  'embed.reading': 'Читаем состав…',
  'embed.none': 'В адресе этой карточки нет состава.',
  'embed.whole': 'Подробно на {site}',
};
