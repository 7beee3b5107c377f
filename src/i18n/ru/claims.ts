import type { claims as english } from '../en/claims.ts';
import type { Russian } from '../message-types.ts';

export const claims: Russian<typeof english> = {
  'claims.title': 'Что обещает лицевая сторона упаковки',
  'claims.field': 'Лицевая сторона',
  'claims.hint': 'например «без парабенов, веганский, SPF 30»',
  'claims.none': 'В этом тексте нет обещаний, которые можно сверить с составом.',
  'claims.failed': 'Не удалось загрузить обещания. Проверьте соединение и откройте это ещё раз.',
  'claims.note': 'Не противоречит — ещё не доказано: состав показывает, что внутри, но не как это испытывали и делали.',
  'claims.line': '«{said}»: {verdict}',
  'claims.verdict.contradicted': 'состав противоречит',
  'claims.verdict.standing': 'состав не противоречит',
  'claims.verdict.unknown': 'по составу не узнать',
  'claims.ground.found': 'В составе есть',
  'claims.ground.perhaps': 'Зависит от',
  'claims.ground.shades': 'Под «может содержать»',
  'claims.ground.missing': 'Ничего такого в составе нет',
  'claims.ground.unread': 'Слишком многое в составе неясно',
  'claims.ground.clear': 'В составе ничто не говорит против',
  'claims.ground.there': 'В составе это есть',
  'claims.ground.open': 'Состав этого не показывает',
  'claims.ground.declared': 'В составе указано столько же',
  'claims.ground.otherwise': 'В составе указано другое количество',
  'claims.ground.less': 'На своём месте столько не поместится',
  'claims.ground.amount': 'В составе это есть, но сколько — состав не говорит',
  'claims.ground.nameless': 'Ингредиента с таким названием мы не знаем',
};
