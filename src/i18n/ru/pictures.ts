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
  'product.drawn': 'Нарисовано по составу',
  'product.drawnPack': '{form}, {brand}',
  'pack.tube': 'Тюбик',
  'pack.jar': 'Банка',
  'pack.pump': 'Флакон с дозатором',
  'pack.dropper': 'Флакон с пипеткой',
  'pack.bottle': 'Флакон',
  'pack.nozzle': 'Узкий тюбик',
  'pack.stick': 'Стик',
  'pack.bar': 'Кусок',
  'pack.sachet': 'Саше',
};
