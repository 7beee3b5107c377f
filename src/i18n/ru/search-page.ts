import type { searchPage as english } from '../en/search-page.ts';
import type { Russian } from '../message-types.ts';

export const searchPage: Russian<typeof english> = {
  'search.lede': {
    one: 'Больше {count} страницы: простыми словами и на латыни, на двух алфавитах.',
    few: 'Больше {count} страниц: простыми словами и на латыни, на двух алфавитах.',
    many: 'Больше {count} страниц: простыми словами и на латыни, на двух алфавитах.',
    other: 'Больше {count} страниц: простыми словами и на латыни, на двух алфавитах.',
  },
  'search.field': 'Задача, ингредиент, вид средства, бренд, название или штрихкод',
  'search.hint': 'Опечатки и другая раскладка исправляются.',
  'search.byNeed': 'По задаче',
  'search.byIngredient': 'По ингредиенту',
  'search.byKind': 'По виду средства',
  'search.failed': 'Не удалось загрузить поиск. Проверьте соединение и повторите.',
  'search.isList': 'Это похоже на состав.',
  'search.checkList': 'Разобрать его',
  'search.isBarcode': 'Это штрихкод.',
  'search.openBarcode': 'Открыть средство',
  'search.recent': 'Недавние запросы',
  'search.forget': 'Забыть их',
  'search.noScript': 'Поиску нужен JavaScript. Эти списки работают и без него:',
};
