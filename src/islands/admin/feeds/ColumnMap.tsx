import { useId } from 'react';
import { type FeedColumns, type FeedField, feedFields, neededFields } from '#core/imports/feed-columns.ts';
import { textOf } from '#core/imports/row-text.ts';
import { t } from '#i18n/admin-words.ts';
import type { OpenFeed } from './open-feed.ts';

const longestSample = 60;

/** What the first row has in a column. */
const sampleOf = ({ first }: OpenFeed, column: string): string => {
  const text = first.map(({ fields }) => textOf(fields, column)).find((found) => found !== '') ?? '';
  return text.length > longestSample ? `${text.slice(0, longestSample)}…` : text;
};

/** Which column of the feed is what. */
export function ColumnMap(props: {
  readonly feed: OpenFeed;
  readonly columns: FeedColumns;
  readonly set: (columns: FeedColumns) => void;
  readonly currency: string;
  readonly setCurrency: (currency: string) => void;
}) {
  const { feed, columns, set, currency, setCurrency } = props;
  const id = useId();
  const change = (field: FeedField, column: string) => {
    const { [field]: _, ...others } = columns;
    set(column === '' ? others : { ...others, [field]: column });
  };
  return (
    <div className="desk-feed-columns">
      {feedFields.map((field) => {
        const column = columns[field];
        return (
          <div key={field}>
            <label htmlFor={id + field}>
              {t(`admin.feed.field.${field}`)}
              {neededFields.includes(field) && ` (${t('admin.feed.needed')})`}
            </label>
            <select id={id + field} className="field" value={column ?? ''} onChange={(event) => change(field, event.target.value)}>
              <option value="">{t('admin.feed.none')}</option>
              {feed.columns.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
            <small className="quiet">{column !== undefined && sampleOf(feed, column)}</small>
          </div>
        );
      })}
      <div>
        <label htmlFor={`${id}currency`}>{t('admin.feed.currency')}</label>
        <input
          id={`${id}currency`}
          className="field"
          maxLength={3}
          placeholder="EUR"
          value={currency}
          onChange={(event) => setCurrency(event.target.value.toUpperCase().replace(/[^A-Z]/g, ''))}
        />
        <small className="quiet">{t('admin.feed.currencyHint')}</small>
      </div>
    </div>
  );
}
