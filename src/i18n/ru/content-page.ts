import type { contentPage as english } from '../en/content-page.ts';
import type { Russian } from '../message-types.ts';

export const contentPage: Russian<typeof english> = {
  'content.noOperator': 'Имя и адрес владельца этого сайта не указаны.',
  'content.catalogue.demo':
    'Средства на этом сайте показаны для примера: бренды вымышлены, составы не списаны с настоящих упаковок. А вот разбирать можно любой настоящий состав.',
  'content.catalogue.mixed':
    'Часть средств на этом сайте показана для примера, их бренды вымышлены; остальные настоящие. Разбирать можно любой настоящий состав.',
  'content.catalogue.real':
    'Средства на этом сайте настоящие. Откуда взят состав, сказано на странице средства; верьте упаковке, которая у вас в руках.',
  'content.data.ingredients': 'Ингредиенты: названия, сведения, объяснения на двух языках',
  'content.data.sources': 'Источники, на которые они ссылаются',
  'content.data.products': 'Средства с составами',
  'content.data.under': 'лицензия: {licences}',
  'content.data.named': '{licence} (с указанием: {credit})',
  'content.data.manifest': 'Даты, размеры и контрольные суммы файлов',
  'content.noScores': 'Точность чтения измеряет отдельная команда, и результат стоит здесь; эта сборка сделана до первого измерения.',
};
