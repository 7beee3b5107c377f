import type { pictures as english } from '../en/pictures.ts';
import type { Russian } from '../message-types.ts';

export const pictures: Russian<typeof english> = {
  'picture.ingredient': 'Ингредиент',
  'picture.brand': 'Бренд',
  'picture.category': 'Категория',
  'picture.free': 'Бесплатно, без регистрации',
  'picture.lists': {
    one: 'Место в {count} составе',
    few: 'Место в {count} составах',
    many: 'Место в {count} составах',
    other: 'Место в {count} состава',
  },
};
