import type { plain as english } from '../en/plain.ts';
import type { Russian } from '../message-types.ts';

export const plain: Russian<typeof english> = {
  'plain.kind.leave-on': 'Средство без смывания',
  'plain.kind.rinse-off': 'Средство, которое смывают',
  'plain.kind.peeled-off': 'Средство, которое снимают, а не смывают',
  'plain.kind.eyes': 'Средство для области глаз',
  'plain.kind.lips': 'Средство для губ',
  'plain.kind.sun': 'Солнцезащитное средство',
  'plain.kind.unknown': 'Средство',
  'plain.kind.hair': 'Средство для волос',
  'plain.kind.lashes': 'Средство для ресниц',
  'plain.kind.nails': 'Средство для ногтей',
  'plain.kind.mouth': 'Средство для зубов и полости рта',
  'plain.kind.scent': 'Парфюмерия',
  'plain.prohibited': 'В таком средстве запрещено в ЕС: {names}.',
  'plain.prohibitedAnd': 'В таком средстве запрещено в ЕС: {names}; не разрешено в таком применении или количестве: {others}.',
  'plain.notPermitted': 'В таком применении или количестве в ЕС не разрешено: {names}.',
  'plain.noBase': 'по порядку не видно, какая',
  'plain.good.likely': '{kind}: {effects} ({names}; достаточно).',
  'plain.good.possible': '{kind}: {effects} ({names}; возможно, хватает).',
  'plain.good.unknown': '{kind}: {effects} ({names}; хватает ли, неизвестно).',
  'plain.good.kept': '{kind}; если оставить на коже: {effects} ({names}; хватает ли, неизвестно).',
  'plain.good.unlikely': '{kind}; основа: {base}; для действия слишком мало: {names}.',
  'plain.good.rinsed': '{kind}; основа: {base}; то, что могло бы помочь, почти сразу смывается.',
  'plain.good.rinsed.probably': '{kind}; основа: {base}; то, что могло бы помочь, вероятно, почти сразу смывается.',
  'plain.good.none':
    '{kind}; основа: {base}; исследований, в которых что-либо из состава помогало бы коже, волосам или зубам, мы не знаем.',
  'plain.good.noneElse':
    '{kind}; основа: {base}; исследований, в которых что-либо разрешённое из состава помогало бы коже, волосам или зубам, мы не знаем.',
  'plain.good.base': '{kind}; основа: {base}.',
  'plain.withheld': 'Прочитано названий: {recognised} из {total} — слишком мало, чтобы судить о составе в целом.',
  'plain.care': 'С осторожностью: {items}.',
  'plain.careItem': '{who} ({names})',
  'plain.fine': 'Поводов для особой осторожности в составе мы не знаем.',
  'plain.unread': {
    one: 'Неясно {count} место в списке, поэтому сказанное относится только к остальному.',
    few: 'Неясны {count} места в списке, поэтому сказанное относится только к остальному.',
    many: 'Неясно {count} мест в списке, поэтому сказанное относится только к остальному.',
    other: 'Неясны {count} места в списке, поэтому сказанное относится только к остальному.',
  },
  'plain.more': {
    one: '{names} и ещё {count}',
    few: '{names} и ещё {count}',
    many: '{names} и ещё {count}',
    other: '{names} и ещё {count}',
  },
};
