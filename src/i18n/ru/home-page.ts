import type { homePage as english } from '../en/home-page.ts';
import type { Russian } from '../message-types.ts';

export const homePage: Russian<typeof english> = {
  'home.pageTitle': 'Inciscope: что в составе вашей косметики',
  'home.lede':
    'Вставьте состав. Inciscope покажет, как прочитано каждое название, что делает вещество, насколько это доказано и откуда известно. Без оценок и регистрации; состав не покидает ваш браузер.',
  'home.try': 'Попробовать на средстве ниже',
  'home.specimen': {
    one: '{title}, {count} ингредиент',
    few: '{title}, {count} ингредиента',
    many: '{title}, {count} ингредиентов',
    other: '{title}, {count} ингредиента',
  },
  'home.order': 'Порядок',
  'home.orderText':
    'До 1 % ингредиенты перечисляют по убыванию массы. Чем шире ячейка, тем вещества больше; первой почти всегда стоит вода.',
  'home.line': 'Граница 1 %',
  'home.lineText': 'Консерванты с законным пределом показывают, где она уже пройдена. Мы рисуем промежуток, а не точное место.',
  'home.marks': 'Метки',
  'home.marksText': 'Закрашенная метка — известная причина присмотреться, пустая — мнения расходятся, черта — только похоже.',
  'home.families': 'Десять семейств',
  'home.familiesText': 'Цвет и узор ингредиента говорят, зачем он в составе.',
  'home.new': 'Недавно прочитаны',
  'home.newText': 'Средства, чьи составы добавлены последними.',
  'home.inside': 'Что внутри',
  'home.insideIngredients': {
    one: '{count} ингредиент',
    few: '{count} ингредиента',
    many: '{count} ингредиентов',
    other: '{count} ингредиента',
  },
  'home.insideNames': { one: '{count} названием', few: '{count} названиями', many: '{count} названиями', other: '{count} названия' },
  'home.insideProducts': { one: '{count} средство', few: '{count} средства', many: '{count} средств', other: '{count} средства' },
  'home.insideText': '{ingredients} под {names}, у каждого указаны источники; с их помощью прочитано {products}. Спросите, например, про',
  'home.insideOr': 'или',
  'home.insideAll': 'про все сразу',
  'home.paste': 'Вставить состав',
  'home.find': 'Найти средство',
  'home.title': 'Прочтите, что на обороте.',
  'home.description': 'Вставьте состав косметики: как прочитано каждое название, что оно делает, насколько это доказано и откуда известно.',
};
