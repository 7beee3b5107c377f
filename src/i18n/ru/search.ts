import type { search as english } from '../en/search.ts';
import type { Russian } from '../message-types.ts';

export const search: Russian<typeof english> = {
  'nav.search': 'Поиск',
  'search.title': 'Найти средство',
  'search.description': 'Поиск средств, брендов и ингредиентов по любому названию, на русском и латинице; опечатки исправляются.',
  'search.lede': {
    one: 'А ещё ингредиенты и бренды: больше {count} страницы, по любому названию, на двух алфавитах.',
    few: 'А ещё ингредиенты и бренды: больше {count} страниц, по любому названию, на двух алфавитах.',
    many: 'А ещё ингредиенты и бренды: больше {count} страниц, по любому названию, на двух алфавитах.',
    other: 'А ещё ингредиенты и бренды: больше {count} страниц, по любому названию, на двух алфавитах.',
  },
  'search.field': 'Название, бренд или ингредиент',
  'search.hint': 'Опечатки и другая раскладка исправляются.',
  'search.go': 'Искать',
  'search.products': 'Средства',
  'search.ingredients': 'Ингредиенты',
  'search.brands': 'Бренды',
  'search.more': 'Показать ещё',
  'search.found': 'Найдено: {found}.',
  'search.soFar': 'Пока найдено: {found}. Поиск продолжается…',
  'search.short': 'Средства ищутся со второй буквы.',
  'search.instead': 'Показано для «{query}».',
  'search.none': 'Ничего не нашлось. Попробуйте короче или по-другому.',
  'search.failed': 'Не удалось загрузить поиск. Проверьте соединение и повторите.',
  'search.isList': 'Это похоже на состав.',
  'search.checkList': 'Разобрать его',
  'search.recent': 'Недавние запросы',
  'search.forget': 'Забыть их',
  'search.noScript': 'Поиску нужен JavaScript. Эти списки работают и без него:',
};
