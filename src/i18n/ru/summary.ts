import type { summary as english } from '../en/summary.ts';
import type { Russian } from '../message-types.ts';

export const summary: Russian<typeof english> = {
  'summary.single': '{kind} из одного ингредиента: {names}.',
  'summary.base': {
    one: '{kind}: {count} ингредиент; основа – {names}.',
    few: '{kind}: {count} ингредиента; основа – {names}.',
    many: '{kind}: {count} ингредиентов; основа – {names}.',
    other: '{kind}: {count} ингредиента; основа – {names}.',
  },
  'summary.kind.leave-on': 'Несмываемое средство',
  'summary.kind.rinse-off': 'Смываемое средство',
  'summary.kind.eyes': 'Средство для области глаз',
  'summary.kind.lips': 'Средство для губ',
  'summary.kind.sun': 'Солнцезащитное средство',
  'summary.studied': '**{name}** на месте {place}: {share}; в исследованиях брали {dose}.',
  'summary.active': '**{name}** на месте {place}: здесь действие доказано лучше всего ({effects}).',
  'summary.afterLine': {
    one: '{names} стоит после отметки 1 %: много не нужно или там немного.',
    few: '{names} стоят после отметки 1 %: их много не нужно или их там немного.',
    many: '{names} стоят после отметки 1 %: их много не нужно или их там немного.',
    other: '{names} стоят после отметки 1 %: их много не нужно или их там немного.',
  },
  'summary.noActives': 'Исследований, в которых что-либо из состава помогало бы коже или волосам, мы не знаем.',
  'summary.noneElse': 'Исследований, в которых что-либо ещё из состава помогало бы коже или волосам, мы не знаем.',
  'summary.noneActs': 'То, что могло бы подействовать на кожу, смывается или содержится, вероятно, в слишком малом количестве.',
  'summary.unread': {
    one: 'Не распознано {count} название; ни в одном подсчёте оно не участвует.',
    few: 'Не распознаны {count} названия; ни в одном подсчёте они не участвуют.',
    many: 'Не распознано {count} названий; ни в одном подсчёте они не участвуют.',
    other: 'Не распознано {count} названия; ни в одном подсчёте они не участвуют.',
  },
  'summary.freeOf': 'Нет',
  'summary.contains': 'Есть',
  'summary.disputed': 'Спорно',
  'summary.seen': 'Не в счёт',
  'summary.item': '{what}: {names}',
};
