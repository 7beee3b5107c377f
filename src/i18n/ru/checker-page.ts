import type { checkerPage as english } from '../en/checker-page.ts';
import type { Russian } from '../message-types.ts';

export const checkerPage: Russian<typeof english> = {
  'checker.title': 'Разбор состава косметики',
  'checker.pageTitle': 'Разбор состава косметики: вставьте список и смотрите',
  'checker.description':
    'Вставьте состав косметики и посмотрите, как прочитано каждое название, что полезно, с чем быть осторожнее и насколько это надёжно. Бесплатно и без регистрации; список остаётся в браузере.',
  'checker.lede': 'Вставьте состав с упаковки или сфотографируйте его. Он читается прямо в браузере и никуда не отправляется.',
  'checker.noscript': 'Состав разбирается в браузере, и для этого нужен JavaScript. Любой ингредиент можно найти и без него: ',
};
