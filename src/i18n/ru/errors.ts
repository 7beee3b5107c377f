import type { errors as english } from '../en/errors.ts';
import type { Russian } from '../message-types.ts';

export const errors: Russian<typeof english> = {
  'error.401.title': 'Ой!',
  'error.401.text': 'Нужно войти',
  'error.403.title': 'Доступ закрыт',
  'error.403.text': 'Нет доступа',
  'error.404.title': 'Страница не найдена',
  'error.404.text': 'Страница не найдена: {path}',
  'error.404.invalid': 'Такого адреса быть не может: {path}',
  'error.404.gone': 'Эта страница удалена: {path}',
  'error.404.plain': 'Такой страницы нет',
  'error.500.title': 'Что-то пошло не так.',
  'error.500.text': 'Ошибка сервера',
  'error.unknown': 'Неизвестная ошибка',
  'error.search': 'Поиск',
  'offlinePage.title': 'Без связи',
  'offlinePage.lede': 'Всё, что вы уже открывали на этом устройстве, работает и здесь.',
  'offlinePage.missed': 'Связи нет, а эту страницу на этом устройстве ещё не открывали.',
  'offlinePage.again': 'Попробовать ещё раз',
  'offlinePage.now': 'Что работает сейчас',
  'offlinePage.checker': 'Разберёт любой состав: словарь хранится на этом устройстве.',
  'offlinePage.search': 'Найдёт то, что уже искали здесь раньше.',
  'offlinePage.pages': 'Страницы на этом устройстве',
};
