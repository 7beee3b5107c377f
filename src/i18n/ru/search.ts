import type { search as english } from '../en/search.ts';
import type { Russian } from '../message-types.ts';

export const search: Russian<typeof english> = {
  'search.needs': 'Задачи',
  'search.brands': 'Бренды',
  'search.kinds': 'Виды средств',
  'search.ingredients': 'Ингредиенты',
  'search.roles': 'Зачем они в составе',
  'search.products': 'Средства',
  'search.names': {
    one: '{thing}: на этикетках {count} название, поиск идёт по всем. {having}.',
    few: '{thing}: на этикетках {count} названия, поиск идёт по всем. {having}.',
    many: '{thing}: на этикетках {count} названий, поиск идёт по всем. {having}.',
    other: '{thing}: на этикетках {count} названия, поиск идёт по всем. {having}.',
  },
  'search.having': {
    one: 'Есть в {count} средстве',
    few: 'Есть в {count} средствах',
    many: 'Есть в {count} средствах',
    other: 'Есть в {count} средства',
  },
  'search.enough': {
    one: 'достаточно — в {count}',
    few: 'достаточно — в {count}',
    many: 'достаточно — в {count}',
    other: 'достаточно — в {count}',
  },
  'search.productsWith': 'Средства, где этого больше всего',
  'search.kept': {
    one: 'Показано {count} средство, где этого больше всего.',
    few: 'Показано {count} средства, где этого больше всего.',
    many: 'Показано {count} средств, где этого больше всего.',
    other: 'Показано {count} средства, где этого больше всего.',
  },
  'search.more': 'Показать ещё',
  'search.found': 'Найдено: {found}.',
  'search.soFar': 'Пока найдено: {found}. Поиск продолжается…',
  'search.short': 'Средства ищутся со второй буквы.',
  'search.instead': 'Показано для «{query}».',
  'search.guess': 'Точно такого нет. Возможно, вы искали «{query}».',
  'search.none': 'Ничего не нашлось. Попробуйте короче или по-другому.',
  'search.partly': 'Весь каталог сейчас недоступен: это то, что есть на устройстве. Из средств — те, что здесь уже открывали или искали.',
};
