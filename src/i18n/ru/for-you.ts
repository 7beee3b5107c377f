import type { forYou as english } from '../en/for-you.ts';
import type { Russian } from '../message-types.ts';

export const forYou: Russian<typeof english> = {
  'avoid.mark': 'вы избегаете',
  'avoid.allergy': 'у вас аллергия',
  'like.mark': 'вы это любите',
  'forYou.lead': 'Для вас',
  'forYou.care': '{skin}: осторожнее, здесь {names}.',
  'forYou.fine': '{skin}: ничто не говорит против.',
  'forYou.unread': '{skin}: прочитан не весь список, поэтому ничего не обещаем.',
  'forYou.avoided': 'Здесь есть то, чего вы избегаете: {names}.',
  'forYou.allergies': 'Здесь есть то, на что у вас аллергия: {names}.',
  'forYou.liked': 'Есть то, что вы любите: {names}.',
  'skin.of.dry': 'сухая кожа',
  'skin.of.oily': 'жирная кожа',
  'skin.of.combination': 'комбинированная кожа',
  'skin.of.sensitive': 'чувствительная кожа',
  'form.offline': 'Ответа нет: похоже, вы не в сети. Написанное сохранено; попробуйте чуть позже.',
  'favorites.added': 'Добавлено в избранное',
  'favorites.removed': 'Удалено из избранного',
  'favorites.keptHere': 'Сохранено на этом устройстве. Войдите, чтобы видеть это везде.',
  'favorites.notKept': 'Этот браузер ничего не даёт сохранить. Войдите, и сохранится в учётной записи.',
};
