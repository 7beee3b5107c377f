import { useId, useState } from 'react';
import type { FeedLine, fetchFeed } from '#api/admin/feeds.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { failure } from '../list/use-rows.ts';
import { type OpenFeed, openFile, openText } from './open-feed.ts';

/** Whose feed it is, and where it comes from: a file of the editor's, or an address that the server asks. */
export function FeedSource(props: {
  readonly shop: string;
  readonly known: readonly FeedLine[];
  readonly address: string;
  readonly choose: (shop: string) => void;
  readonly setAddress: (address: string) => void;
  readonly open: (feed: OpenFeed) => void;
}) {
  const { shop, known, address, choose, setAddress, open } = props;
  const id = useId();
  const [says, setSays] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  async function take(work: () => Promise<OpenFeed>) {
    setSays(t('admin.feed.opening'));
    setProblem(null);
    try {
      const feed = await work();
      const { name, columns, first } = feed;
      if (first.length === 0) throw new Error(t('admin.feed.empty'));
      setSays(t('admin.feed.opened', { name, count: columns.length }));
      open(feed);
    } catch (error) {
      setSays('');
      setProblem(error instanceof Error && error.message !== '' ? error.message : failure(error));
    }
  }
  const fetchIt = async () => {
    const { text } = await ask<typeof fetchFeed>({ method: 'POST', path: 'v2/admin/feeds/fetch' }, { body: { address: address.trim() } });
    return openText(address.trim(), text);
  };
  return (
    <section>
      <h3>{t('admin.feed.source')}</h3>
      <form
        className="desk-filters"
        onSubmit={(event) => {
          event.preventDefault();
          void take(fetchIt);
        }}
      >
        <div>
          <label htmlFor={`${id}shop`}>{t('admin.feed.shop')}</label>
          <input
            id={`${id}shop`}
            className="field"
            list={`${id}shops`}
            maxLength={100}
            value={shop}
            onChange={(event) => choose(event.target.value)}
          />
          <datalist id={`${id}shops`}>
            {known.map((one) => (
              <option key={one.id} value={one.shop} />
            ))}
          </datalist>
        </div>
        <div>
          <label htmlFor={`${id}file`}>{t('admin.feed.file')}</label>
          <input
            id={`${id}file`}
            className="field"
            type="file"
            accept=".csv,.tsv,.txt,.xml,.rss,.json,.jsonl,.ndjson,.gz"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void take(() => openFile(file));
            }}
          />
        </div>
        <div>
          <label htmlFor={`${id}address`}>{t('admin.feed.address')}</label>
          <input
            id={`${id}address`}
            className="field"
            type="url"
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </div>
        <button type="submit" className="button" disabled={address.trim() === ''}>
          {t('admin.feed.fetch')}
        </button>
      </form>
      <p role="status">{says}</p>
      {problem !== null && (
        <p className="note" role="alert">
          {t('admin.feed.failed', { reason: problem })}
        </p>
      )}
    </section>
  );
}
