import { useEffect, useState } from 'react';
import { type PreviewRow, type previewFeed, previewRows } from '#api/admin/feeds.ts';
import { type FeedColumns, mappedRow } from '#core/imports/feed-columns.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { categoryName } from '../desk-data.ts';
import { matchWords } from '../external/match-words.ts';
import { failure } from '../list/use-rows.ts';
import { Problem } from '../Problem.tsx';
import type { OpenFeed } from './open-feed.ts';
import { reasonWords } from './reason-words.ts';

/** Milliseconds without a further change before the server is asked. */
const calm = 300;

function listWords({ names, without }: PreviewRow): string {
  if (without !== null) return reasonWords(without, null);
  return names === null ? '' : t('admin.feed.names', { known: names.known, all: names.all });
}

const columnsShown = ['title', 'brand', 'category', 'list', 'sizes', 'prices', 'barcodes', 'match'] as const;

function cells(row: PreviewRow): readonly string[] {
  const { title, brand, category, sizes, prices, barcodes, match } = row;
  return [
    title ?? '',
    brand ?? '',
    category === null ? t('admin.product.uncategorized') : categoryName(category),
    listWords(row),
    sizes.join(', '),
    prices.join(', '),
    barcodes.join(', '),
    match === null ? t('admin.external.match.none') : matchWords(match),
  ];
}

/** The first rows as they would be read; they follow every change of the columns. */
export function Preview(props: {
  readonly feed: OpenFeed;
  readonly shop: string;
  readonly currency: string | null;
  readonly columns: FeedColumns;
}) {
  const { feed, shop, currency, columns } = props;
  const [rows, setRows] = useState<readonly PreviewRow[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      const mapped = feed.first.slice(0, previewRows).map(({ fields }) => mappedRow(fields, columns));
      const sent = mapped.flatMap((one) => ('fields' in one ? [{ ...one.fields }] : []));
      if (sent.length === 0 || (currency !== null && currency.length !== 3)) return;
      try {
        const body = { shop, currency, rows: sent };
        const { items } = await ask<typeof previewFeed>({ method: 'POST', path: 'v2/admin/feeds/preview' }, { body });
        if (isLate) return;
        setRows(items);
        setProblem(null);
      } catch (error) {
        if (!isLate) setProblem(failure(error));
      }
    }, calm);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [feed, shop, currency, columns]);
  return (
    <section>
      <h3>{t('admin.feed.preview')}</h3>
      {problem !== null && <Problem reason={problem} />}
      <div className="scroll">
        <table className="table desk-table desk-feed-preview">
          <thead>
            <tr>
              {columnsShown.map((name) => (
                <th key={name} scope="col">
                  {t(`admin.feed.shown.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const key = `${index} ${row.item}`;
              return row.problem === null ? (
                <tr key={key}>
                  {cells(row).map((text, column) => (
                    <td key={columnsShown[column]}>{text}</td>
                  ))}
                </tr>
              ) : (
                <tr key={key}>
                  <td>{row.item ?? ''}</td>
                  <td colSpan={columnsShown.length - 1} className="desk-feed-problem">
                    {reasonWords(row.problem, row.detail)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
