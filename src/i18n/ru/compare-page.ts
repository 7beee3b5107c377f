import type { comparePage as english } from '../en/compare-page.ts';
import type { Russian } from '../message-types.ts';

export const comparePage: Russian<typeof english> = {
  'compare.title': 'Сравнение составов',
  'compare.pageTitle': '{names}: сравнение составов',
  'compare.description': 'Составы рядом: {names}. Что общего, чем отличаются и что это скорее всего значит.',
  'compare.lede':
    'Два состава, а можно до четырёх: что общего, чем отличаются и что это скорее всего значит. Вставленный состав не покидает браузер.',
  'compare.noScript': 'Чтобы выбрать составы, нужен JavaScript. Сравнения ниже работают и без него.',
  'compare.listsTitle': 'Сравнение вставленных составов',
  'compare.listsDescription': 'Два или больше вставленных состава рядом. Они едут в адресе и не попадают на сервер.',
  'compare.listsEmpty': 'В этом адресе нет составов. Вставьте их здесь.',
  'comparison.add': 'Сравнить',
  'comparison.go': 'Сравнить их',
  'comparison.needsTwo': 'Для сравнения нужно ещё одно.',
  'comparison.gone': 'Больше нет в каталоге: {name}.',
  'comparison.moved': 'У средства новый адрес, список идёт за ним: {name}.',
  'comparison.forget': 'Убрать из списка: {name}',
  'compare.with': '{name}: с чем сравнить',
  'compare.often': 'Часто сравнивают',
  'compare.oftenNote': 'Что читатели чаще всего ставят рядом.',
  'compare.someNote': 'Средства одной категории и самый похожий состав к каждому.',
  'compare.some': 'Близкие составы',
  'compare.pairLine': '{first} и {second}',
  'comparison.addNamed': 'Добавить к сравнению: {name}',
  'comparison.removeNamed': 'Убрать из сравнения: {name}',
  'comparison.added': 'Средство добавлено к сравнению',
  'comparison.removed': 'Средство убрано из сравнения',
  'comparison.full': 'Список сравнения заполнен',
  'comparison.title': 'Список сравнения',
};
