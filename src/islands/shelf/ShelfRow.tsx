import { Trash2 } from 'lucide-react';
import type { ChangedList } from '#api/shelf.ts';
import { usableUntil } from '#core/routine/routine.ts';
import { t } from '#i18n/current.ts';
import { productPath } from '#site/paths.ts';
import { changeSentences } from './change-note.ts';
import type { Entry } from './own-shelf.ts';

interface Props {
  readonly entry: Entry;
  /** Day as "2026-03-01". */
  readonly today: string;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

/** Since when it is open, and until when it should be used. */
function Opening({ entry: { opened, months }, today }: Pick<Props, 'entry' | 'today'>) {
  if (opened === null) return null;
  const until = months === null ? null : usableUntil(opened, months);
  const past = until !== null && until < today;
  return (
    <p className={past ? 'fine brick' : 'fine quiet'}>
      {t('shelves.openedOn', { date: t.date(opened) })}
      {until && ` · ${t(past ? 'shelves.pastUseBy' : 'shelves.useBy', { date: t.date(until) })}`}
    </p>
  );
}

/** One product on a shelf. */
export function ShelfRow({ entry, today, onMove, onRemove }: Props) {
  const title = entry.title ?? entry.alias.replaceAll('-', ' ');
  return (
    <li>
      <div>
        <p>{entry.title === null ? title : <a href={productPath(entry.alias)}>{title}</a>}</p>
        {entry.title === null && <p className="fine quiet">{t('shelves.gone')}</p>}
        <Opening entry={entry} today={today} />
      </div>
      <button type="button" className="button" aria-label={t('shelves.moveNamed', { title })} onClick={onMove}>
        {t('shelves.move')}
      </button>
      <button type="button" className="button bare" aria-label={t('shelves.removeNamed', { title })} onClick={onRemove}>
        <Trash2 className="icon" />
      </button>
    </li>
  );
}

interface ChangeProps {
  readonly change: ChangedList;
  readonly onSeen: () => void;
}

/** What changed in the list of a product, until it was seen. */
export function ChangeNote({ change, onSeen }: ChangeProps) {
  return (
    <li className="note" data-part="list-change">
      <p>
        <a href={productPath(change.alias)}>{change.title}</a>
      </p>
      {changeSentences(change).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <button type="button" className="button" aria-label={t('change.seenNamed', { title: change.title })} onClick={onSeen}>
        {t('change.seen')}
      </button>
    </li>
  );
}
