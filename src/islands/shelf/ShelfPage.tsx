import { useStore } from '@nanostores/react';
import { givenShelves, isGiven } from '#core/shelf/own-things.ts';
import { t } from '#i18n/current.ts';
import { productsPath } from '#site/paths.ts';
import { DeviceFavorites } from '../account/DeviceFavorites.tsx';
import { SettingsSection } from '../account/settings/SettingsSection.tsx';
import { currentUser } from '../session/user.ts';
import { AvoidCard } from './AvoidCard.tsx';
import { OwnIngredients } from './OwnIngredients.tsx';
import type { Entry, OwnShelf } from './own-shelf.ts';
import { ChangeNote, ShelfRow } from './ShelfRow.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { useOwnShelf } from './use-own-shelf.ts';

/** Today where the reader is, as "2026-03-01". */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const groupName = (shelf: string) => (isGiven(shelf) ? t(`shelves.group.${shelf}`) : shelf);

/** Shelves in use: those that everybody has first, then one's own by name. */
function shelvesOf(items: readonly Entry[]): (readonly [shelf: string, entries: readonly Entry[]])[] {
  const by = Map.groupBy(items, ({ shelf }) => shelf);
  const own = [...by.keys()].filter((shelf) => !isGiven(shelf)).sort((one, other) => one.localeCompare(other, t.language));
  return [...givenShelves, ...own].flatMap((shelf) => {
    const entries = by.get(shelf);
    return entries ? [[shelf, entries] as const] : [];
  });
}

interface RowsProps extends Omit<ReturnType<typeof useOwnShelf>, 'shelves'> {
  readonly shelf: OwnShelf;
}

function ShelfRows({ shelf: { items, changes }, read, take, seen }: RowsProps) {
  const move = async (entry: Entry) => {
    const { openShelfDialog } = await import('./shelf-dialog.ts');
    const product = { alias: entry.alias, title: entry.title ?? entry.alias, list: null };
    if (await openShelfDialog({ product, entry, shelves: items.map(({ shelf }) => shelf) })) await read();
  };
  return (
    <>
      {changes.length > 0 && (
        <ul className="shelf-changes">
          {changes.map((change) => (
            <ChangeNote key={change.alias} change={change} onSeen={() => seen(change)} />
          ))}
        </ul>
      )}
      {items.length === 0 && (
        <p className="shelf-empty">
          {t('shelves.none')} <a href={productsPath()}>{t('shelves.browse')}</a>
        </p>
      )}
      {shelvesOf(items).map(([shelf, entries]) => (
        <SettingsSection key={shelf} title={groupName(shelf)} note={t('products.count', { count: entries.length })}>
          <ul className="shelf-rows" data-part="shelf">
            {entries.map((entry) => (
              <ShelfRow key={entry.alias} entry={entry} today={today()} onMove={() => void move(entry)} onRemove={() => take(entry)} />
            ))}
          </ul>
        </SettingsSection>
      ))}
    </>
  );
}

/** Everything that readers keep for themselves, with an account or without. */
export function ShelfPage() {
  const { shelves, ...acts } = useOwnShelf();
  const user = useStore(currentUser);
  if (shelves === 'loading') return <p role="status">{t('shelves.loading')}</p>;
  return (
    <>
      <p className="small quiet shelf-where">{t(user ? 'shelves.inAccount' : 'shelves.here')}</p>
      {shelves === 'unreachable' ? (
        <p className="note" role="alert">
          {t('shelves.unreachable')}{' '}
          <button type="button" className="text-button" onClick={() => void acts.read()}>
            {t('shelves.retry')}
          </button>
        </p>
      ) : (
        <ShelfRows shelf={shelves} {...acts} />
      )}
      <DeviceFavorites />
      <OwnIngredients kind="avoid" />
      <OwnIngredients kind="like" />
      <AvoidCard />
      <TakeAlong onChange={() => void acts.read()} />
    </>
  );
}
