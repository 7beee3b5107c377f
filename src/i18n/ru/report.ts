import type { report as english } from '../en/report.ts';
import type { Russian } from '../message-types.ts';

export const report: Russian<typeof english> = {
  'report.open': 'Сообщить об ошибке',
  'report.open.review': 'Пожаловаться',
  'report.open.user': 'Пожаловаться на профиль',
  'report.title': 'Что здесь неверно?',
  'report.hint':
    'Неверный или устаревший состав, неверное сведение, неточный перевод. Напишите, что сказано на упаковке или в источнике. Учётная запись не нужна.',
  'report.hintPeople': 'Оскорбления, реклама, неправда. Напишите, в чём дело. Учётная запись не нужна.',
  'report.reason': 'Что неверно и откуда это известно?',
  'report.send': 'Отправить',
  'report.cancel': 'Отмена',
  'report.thanks': 'Спасибо. Редакция посмотрит.',
  'report.short': {
    one: 'Напишите, пожалуйста, хотя бы {count} знак.',
    few: 'Напишите, пожалуйста, хотя бы {count} знака.',
    many: 'Напишите, пожалуйста, хотя бы {count} знаков.',
    other: 'Напишите, пожалуйста, хотя бы {count} знака.',
  },
  'report.offline': 'Нет связи, или сервер не ответил. Текст сохранён: попробуйте ещё раз.',
};
