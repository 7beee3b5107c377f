import type { reviews as english } from '../en/reviews.ts';
import type { Russian } from '../message-types.ts';

export const reviews: Russian<typeof english> = {
  'reviews.title': 'Отзывы',
  'reviews.count': { one: '{count} отзыв', few: '{count} отзыва', many: '{count} отзывов', other: '{count} отзыва' },
  'reviews.average': '{average} из 5',
  'reviews.samples': {
    one: 'Все отзывы — образцы: они придуманы для демонстрации, как и само средство.',
    few: 'Все отзывы — образцы: они придуманы для демонстрации, как и само средство.',
    many: 'Все отзывы — образцы: они придуманы для демонстрации, как и само средство.',
    other: 'Все отзывы — образцы: они придуманы для демонстрации, как и само средство.',
  },
  'reviews.someSamples': {
    one: 'Из них {count} придуманный образец.',
    few: 'Из них {count} придуманных образца.',
    many: 'Из них {count} придуманных образцов.',
    other: 'Из них {count} придуманных образца.',
  },
  'reviews.sample': 'образец',
  'reviews.in.en': 'на английском',
  'reviews.in.ru': 'на русском',
  'reviews.given': {
    one: '{rating} из 5: {count} отзыв',
    few: '{rating} из 5: {count} отзыва',
    many: '{rating} из 5: {count} отзывов',
    other: '{rating} из 5: {count} отзыва',
  },
  'reviews.marks': {
    one: 'Одна метка: {count} отзыв.',
    few: 'Одна метка: {count} отзыва.',
    many: 'Одна метка: {count} отзывов.',
    other: 'Одна метка: {count} отзыва.',
  },
  'reviews.rating': '{rating}/5',
  'reviews.ratingWords': 'оценка {rating} из 5',
  'reviews.pros': 'Плюсы',
  'reviews.cons': 'Минусы',
  'reviews.helpful': {
    one: 'полезно для {count} читателя',
    few: 'полезно для {count} читателей',
    many: 'полезно для {count} читателей',
    other: 'полезно для {count} читателя',
  },
  'reviews.gone': 'учётная запись удалена',
  'reviews.edited': 'изменён',
  'reviews.order.label': 'Порядок отзывов',
  'reviews.order.newest': 'Сначала новые',
  'reviews.order.helpful': 'Сначала полезные',
  'reviews.order.highest': 'Сначала высокие оценки',
  'reviews.order.lowest': 'Сначала низкие оценки',
};
