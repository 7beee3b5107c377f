import type { summary as english } from '../en/summary.ts';
import type { Russian } from '../message-types.ts';

export const summary: Russian<typeof english> = {
  'summary.single': '{kind} из одного ингредиента: {names}.',
  'summary.base': {
    one: '{kind}: {count} ингредиент; основа — {names}.',
    few: '{kind}: {count} ингредиента; основа — {names}.',
    many: '{kind}: {count} ингредиентов; основа — {names}.',
    other: '{kind}: {count} ингредиента; основа — {names}.',
  },
  'summary.kind.leave-on': 'Средство без смывания',
  'summary.kind.hair': 'Средство для волос, которое не смывается',
  'summary.kind.rinse-off': 'Средство, которое смывают',
  'summary.kind.eyes': 'Средство для области глаз',
  'summary.kind.lips': 'Средство для губ',
  'summary.kind.sun': 'Солнцезащитное средство',
  'summary.kind.unknown': 'Средство, применение которого неизвестно',
  'summary.studied': '**{name}** на {place}-м месте: {share}; в исследованиях брали {dose}.',
  'summary.active': '**{name}** на {place}-м месте: здесь действие доказано лучше всего ({effects}).',
  'summary.afterLine': {
    one: 'После границы 1 %: {names}. Либо больше и не нужно, либо здесь этого мало.',
    few: 'После границы 1 %: {names}. Либо больше и не нужно, либо здесь этого мало.',
    many: 'После границы 1 %: {names}. Либо больше и не нужно, либо здесь этого мало.',
    other: 'После границы 1 %: {names}. Либо больше и не нужно, либо здесь этого мало.',
  },
  'summary.noActives': 'Исследований, в которых что-либо из состава помогало бы коже или волосам, мы не знаем.',
  'summary.noneElse': 'Исследований, в которых что-либо ещё из состава помогало бы коже или волосам, мы не знаем.',
  'summary.noneActs': 'То, что могло бы подействовать на кожу, смывается, или его слишком мало.',
  'summary.unread': {
    one: 'Неясно {count} название; ни в одном подсчёте оно не участвует.',
    few: 'Неясны {count} названия; ни в одном подсчёте они не участвуют.',
    many: 'Неясно {count} названий; ни в одном подсчёте они не участвуют.',
    other: 'Неясны {count} названия; ни в одном подсчёте они не участвуют.',
  },
  'summary.freeOf': 'Нет',
  'summary.contains': 'Есть',
  'summary.disputed': 'Мнения расходятся',
  'summary.seen': 'Только похоже',
  'summary.item': '{what}: {names}',
};
