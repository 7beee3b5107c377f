import { rejected } from '#core/imports/candidate.ts';
import { type ReadExternal, readExternal } from '#core/imports/external-row.ts';
import { type FeedRow, withCurrency } from '#core/imports/feed-columns.ts';
import { mapFeed } from '#core/imports/retailer-feed.ts';
import { iso } from '../../accounts/sessions.ts';
import type { Services } from '../../services.ts';
import { importBooks } from './import-books.ts';

interface FeedSettings {
  readonly shop: string;
  readonly currency: string | null;
}

/** Reads rows of a shop's feed as `npm run import -- feed` does. Whatever we stumble over costs its row. */
export function feedRowReader({ knowledge, now }: Services, { shop, currency }: FeedSettings): (row: FeedRow) => ReadExternal {
  const books = { ...importBooks(), dictionary: knowledge().dictionary };
  const day = iso(now()).slice(0, 10);
  return (row) => {
    try {
      return readExternal(mapFeed(withCurrency(row, currency), { shop, day }), books);
    } catch (error) {
      const read = rejected(row['id'] ?? null, 'unreadable', error instanceof Error ? error.message : String(error));
      return readExternal(read, books);
    }
  };
}
