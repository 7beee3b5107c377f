import type { rows as english } from '../en/rows.ts';
import type { Russian } from '../message-types.ts';

export const rows: Russian<typeof english> = {
  'row.for': 'Подойдёт {needs}',
  'row.per.ml': '{price} / 100 мл',
  'row.per.g': '{price} / 100 г',
  'row.per.pcs': '{price} за штуку',
  'row.rated': {
    one: '{average} из 5 · {count}',
    few: '{average} из 5 · {count}',
    many: '{average} из 5 · {count}',
    other: '{average} из 5 · {count}',
  },
  'row.ingredients': { one: '{count} ингредиент', few: '{count} ингредиента', many: '{count} ингредиентов', other: '{count} ингредиента' },
  'row.noFragrance': 'без отдушки',
  'row.allergens': {
    one: '{count} аллерген отдушки',
    few: '{count} аллергена отдушки',
    many: '{count} аллергенов отдушки',
    other: '{count} аллергена отдушки',
  },
  'row.filters': { one: '{count} УФ-фильтр', few: '{count} УФ-фильтра', many: '{count} УФ-фильтров', other: '{count} УФ-фильтра' },
  'row.fragrance': 'с отдушкой',
  'row.noWater': 'без воды',
  'row.unread': 'состав прочитан не весь',
};
