import type { browse as english } from '../en/browse.ts';
import type { Russian } from '../message-types.ts';

export const browse: Russian<typeof english> = {
  'browse.filters': 'Фильтры',
  'browse.filtersOn': 'Фильтры: {count}',
  'browse.show': {
    one: 'Показать {count} ингредиент',
    few: 'Показать {count} ингредиента',
    many: 'Показать {count} ингредиентов',
    other: 'Показать {count} ингредиента',
  },
  'browse.count': {
    one: '{count} ингредиент',
    few: '{count} ингредиента',
    many: '{count} ингредиентов',
    other: '{count} ингредиента',
  },
  'browse.range': '{from}–{to} из {total}',
  'browse.named': 'Название: {text}',
  'browse.condition': '{group}: {option}',
  'browse.shownFor': 'Показано по запросу: {text}',
  'browse.rated': 'комедогенность {value}',
  'browse.showProducts': {
    one: 'Показать {count} средство',
    few: 'Показать {count} средства',
    many: 'Показать {count} средств',
    other: 'Показать {count} средства',
  },
  'browse.showBrands': {
    one: 'Показать {count} бренд',
    few: 'Показать {count} бренда',
    many: 'Показать {count} брендов',
    other: 'Показать {count} бренда',
  },
  'brands.count': { one: '{count} бренд', few: '{count} бренда', many: '{count} брендов', other: '{count} бренда' },
  'productsWith.shades': 'под «может содержать»',
};
