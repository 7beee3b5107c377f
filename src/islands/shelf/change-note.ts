import type { ChangedList } from '#api/shelf.ts';
import { type ListChange, listChange } from '#core/shelf/list-change.ts';
import { t } from '#i18n/shelf-words.ts';

const kinds = ['added', 'gone', 'moved'] as const satisfies readonly (keyof ListChange)[];

/** What changed in a list, in sentences: that it did, and then each kind of change. */
export function changeSentences({ before, now, seenAt }: ChangedList): string[] {
  const change = listChange(before, now);
  if (change === null) return [];
  const said = kinds.flatMap((kind) => (change[kind].length > 0 ? [t(`change.${kind}`, { names: change[kind].join(', ') })] : []));
  return [t('change.title', { date: t.date(seenAt) }), ...said];
}
