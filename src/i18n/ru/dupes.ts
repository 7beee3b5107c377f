import type { dupes as english } from '../en/dupes.ts';
import type { Russian } from '../message-types.ts';

export const dupes: Russian<typeof english> = {
  'dupes.sharedActives': 'Общие активные',
  'dupes.sharedBase': 'Общая основа',
  'dupes.order': 'Порядок',
  'dupes.agreement': 'совпадает на {percent} для общих ингредиентов',
  'dupes.missing': 'Что отсутствует',
  'dupes.added': 'Что в нём ещё есть',
  'dupes.addedScent': 'Что в нём ещё есть, в том числе отдушки',
  'dupes.andMore': { one: 'и ещё {count}', few: 'и ещё {count}', many: 'и ещё {count}', other: 'и ещё {count}' },
};
