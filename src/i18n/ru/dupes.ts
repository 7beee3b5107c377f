import type { dupes as english } from '../en/dupes.ts';
import type { Russian } from '../message-types.ts';

export const dupes: Russian<typeof english> = {
  'dupes.title': 'Аналоги',
  'dupes.note':
    'Составы той же категории со сходством не меньше половины. Похожий состав ещё не похожее средство: долей и технологии на этикетке нет.',
  'dupes.pageTitle': 'Аналоги: {title}, {brand}',
  'dupes.description': 'Самые похожие на {title} ({brand}) составы, всего {count}: что общего, чего нет и что добавлено.',
  'dupes.lede': {
    one: '{count} самый похожий состав, категория «{category}».',
    few: '{count} самых похожих состава, категория «{category}».',
    many: '{count} самых похожих составов, категория «{category}».',
    other: '{count} самых похожих состава, категория «{category}».',
  },
  'dupes.score': 'сходство {percent}',
  'dupes.all': {
    one: '{count} аналог с разбором',
    few: '{count} аналога с разбором',
    many: '{count} аналогов с разбором',
    other: '{count} аналога с разбором',
  },
  'dupes.nearest': 'Ближайшие составы',
  'dupes.nearestTo': 'Ближайшие составы: {title}, {brand}',
  'dupes.nearestNote': 'Сходство меньше половины: это не аналоги, а лишь самое близкое.',
  'dupes.without': 'здесь нет: {names}',
  'dupes.with': 'здесь есть: {names}',
  'dupes.otherBase': 'те же активные, другая основа',
  'dupes.sameNames': 'те же ингредиенты',
  'dupes.cheaper': 'на {percent} дешевле за то же количество',
  'dupes.twins': 'почти тот же состав: {titles}',
  'dupes.notYet': 'Пока не посчитаны: средство сравнивается со всей своей категорией, когда собирается сайт.',
  'dupes.sharedActives': 'Общие активные',
  'dupes.sharedBase': 'Общая основа',
  'dupes.order': 'Порядок',
  'dupes.agreement': 'совпадает на {percent} для общих ингредиентов',
  'dupes.missing': 'Там нет',
  'dupes.added': 'Там есть ещё',
  'dupes.addedScent': 'Там есть ещё, в том числе отдушки',
  'dupes.andMore': { one: 'и ещё {count}', few: 'и ещё {count}', many: 'и ещё {count}', other: 'и ещё {count}' },
  'dupes.how':
    'Как считается сходство: редкие ингредиенты и те, что стоят выше, весят больше, активные вдвое. 100 % значило бы тот же состав в том же порядке.',
  'compared.title': 'С чем сравнивают',
  'compared.note': 'Что чаще всего ставят рядом.',
  'product.discontinued': 'Не выпускается с {date}.',
  'product.newFormula': 'Есть новый состав:',
  'product.olderFormula': 'Пришло на смену прежнему составу:',
};
