import { useCallback, useEffect, useState } from 'react';
import type { FeedLine, listFeeds, readFeedRows, saveFeed } from '#api/admin/feeds.ts';
import { type FeedColumns, guessColumns, neededFields } from '#core/imports/feed-columns.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { failure } from '../list/use-rows.ts';
import { ColumnMap } from './ColumnMap.tsx';
import { FeedSource } from './FeedSource.tsx';
import { KnownFeeds } from './KnownFeeds.tsx';
import type { OpenFeed } from './open-feed.ts';
import { Preview } from './Preview.tsx';
import { type FeedProgress, sendFeed } from './send-feed.ts';

const fetchFeeds = async () => (await ask<typeof listFeeds>({ method: 'GET', path: 'v2/admin/feeds' }, {})).items;

/** The feed of a shop: chosen or fetched, its columns told, shown as it would be read, put into the queue. */
export default function FeedScreen() {
  const [known, setKnown] = useState<readonly FeedLine[]>([]);
  const [shop, setShop] = useState('');
  const [address, setAddress] = useState('');
  const [currency, setCurrency] = useState('');
  const [columns, setColumns] = useState<FeedColumns>({});
  const [feed, setFeed] = useState<OpenFeed | null>(null);
  const [progress, setProgress] = useState<FeedProgress | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    try {
      setKnown(await fetchFeeds());
    } catch (error) {
      setProblem(failure(error));
    }
  }, []);
  useEffect(() => void load(), [load]);

  const remembered = known.find((one) => one.shop === shop.trim());
  function choose(next: string) {
    setShop(next);
    const found = known.find((one) => one.shop === next.trim());
    if (!found) return;
    setAddress(found.address ?? '');
    setCurrency(found.currency ?? '');
    if (feed) setColumns(columnsFor(feed, found));
  }
  function open(next: OpenFeed) {
    setFeed(next);
    setProgress(null);
    setProblem(null);
    setColumns(columnsFor(next, remembered));
  }
  async function send() {
    if (!feed) return;
    setSending(true);
    setProblem(null);
    try {
      const body = { shop: shop.trim(), address: address.trim() || null, currency: currency || null, columns };
      const { id } = await ask<typeof saveFeed>({ method: 'POST', path: 'v2/admin/feeds' }, { body });
      const put = (batch: Parameters<Parameters<typeof sendFeed>[2]>[0]) =>
        ask<typeof readFeedRows>({ method: 'POST', path: 'v2/admin/feeds/{id}/rows' }, { params: { id }, body: batch });
      await sendFeed(feed, columns, put, setProgress);
    } catch (error) {
      setProblem(failure(error));
    }
    setSending(false);
    await load();
  }

  const missing = neededFields.filter((field) => columns[field] === undefined);
  const ready = shop.trim() !== '' && missing.length === 0;
  return (
    <>
      <h2>{t('admin.screen.feeds')}</h2>
      <p className="small">{t('admin.feed.about')}</p>
      <div className="desk-board">
        <FeedSource shop={shop} known={known} address={address} choose={choose} setAddress={setAddress} open={open} />
        {feed && (
          <section>
            <h3>{t('admin.feed.columns')}</h3>
            <ColumnMap feed={feed} columns={columns} set={setColumns} currency={currency} setCurrency={setCurrency} />
            {missing.length > 0 && (
              <p className="note">
                {t('admin.feed.missing', { fields: missing.map((field) => t(`admin.feed.field.${field}`)).join(', ') })}
              </p>
            )}
            {shop.trim() === '' && <p className="note">{t('admin.feed.noShop')}</p>}
          </section>
        )}
        {feed && ready && <Preview feed={feed} shop={shop.trim()} currency={currency || null} columns={columns} />}
        {feed && ready && (
          <section>
            <h3>{t('admin.feed.send.title')}</h3>
            <button type="button" className="button primary" disabled={isSending} onClick={() => void send()}>
              {t('admin.feed.send')}
            </button>
            {progress && (
              <div className="desk-feed-progress">
                <progress value={progress.share} max={1} aria-label={t('admin.feed.progress')} />
                <p role="status">
                  {progress.share === 1 ? t('admin.feed.done', { rows: progress.rows }) : t('admin.feed.so', { rows: progress.rows })}{' '}
                  {t('admin.feed.counts', progress.counts)}
                </p>
                {progress.share === 1 && <a href="/admin/external-products?state=waiting">{t('admin.feed.toQueue')}</a>}
              </div>
            )}
          </section>
        )}
        {problem !== null && (
          <p className="note" role="alert">
            {t('admin.feed.failed', { reason: problem })}
          </p>
        )}
        <KnownFeeds known={known} choose={choose} />
      </div>
    </>
  );
}

/** The columns that were told before, as far as this feed has them, and what the names of the others say. */
function columnsFor({ columns }: OpenFeed, before: FeedLine | undefined): FeedColumns {
  const kept = Object.entries(before?.columns ?? {}).filter(([, column]) => columns.includes(column ?? ''));
  return before && kept.length > 0 ? Object.fromEntries(kept) : guessColumns(columns);
}
