import { useState } from 'react';
import type { FeedLine, feedRejections } from '#api/admin/feeds.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { csvOf } from '#core/sharing/csv.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { download } from '../../shell/download.ts';
import { failure } from '../list/use-rows.ts';
import { momentWords } from '../moment.ts';
import { Problem } from '../Problem.tsx';
import { reasonWords } from './reason-words.ts';

type Rejected = AnswerOf<typeof feedRejections>['items'];
const atOnce = 1_000;

/** All that the last reading of a feed rejected. */
async function rejectedOf(id: number): Promise<Rejected> {
  const all: Rejected = [];
  for (let page = 1; ; page += 1) {
    const call = { params: { id }, query: { page, limit: atOnce } };
    const { items } = await ask<typeof feedRejections>({ method: 'GET', path: 'v2/admin/feeds/{id}/rejections' }, call);
    all.push(...items);
    if (items.length < atOnce) return all;
  }
}

const columns = ['row', 'line', 'item', 'reason', 'detail'] as const;

async function save({ id, shop }: FeedLine): Promise<void> {
  const head = columns.map((name) => t(`admin.feed.rejected.${name}`));
  const lines = (await rejectedOf(id)).map(({ row, line, item, code, detail }) => [row, line, item, reasonWords(code, null), detail]);
  download(`rejected-${shop}.csv`, 'text/csv;charset=utf-8', csvOf([head, ...lines]));
}

function reading({ startedAt, finishedAt, position }: FeedLine): string {
  if (startedAt === null) return t('admin.feed.never');
  const values = { when: momentWords(finishedAt ?? startedAt), rows: position };
  return finishedAt === null ? t('admin.feed.stopped', values) : t('admin.feed.finished', values);
}

/** Feeds that were read before: how far, what waits, what was rejected. */
export function KnownFeeds({ known, choose }: { readonly known: readonly FeedLine[]; readonly choose: (shop: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  if (known.length === 0) return null;
  return (
    <section>
      <h3>{t('admin.feed.known')}</h3>
      {problem !== null && <Problem reason={problem} />}
      <div className="scroll">
        <table className="table desk-table">
          <thead>
            <tr>
              {(['shop', 'reading', 'waiting', 'rejected'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`admin.feed.known.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {known.map((feed) => (
              <tr key={feed.id}>
                <td>
                  <button type="button" className="button bare" onClick={() => choose(feed.shop)}>
                    {feed.shop}
                  </button>
                </td>
                <td>{reading(feed)}</td>
                <td>
                  <a href={`/admin/external-products?${new URLSearchParams({ state: 'waiting', shop: feed.shop })}`}>
                    {t.number(feed.waiting)}
                  </a>
                </td>
                <td>
                  {feed.rejected === 0 ? (
                    t.number(0)
                  ) : (
                    <button
                      type="button"
                      className="button bare"
                      onClick={() => void save(feed).catch((error: unknown) => setProblem(failure(error)))}
                    >
                      {t('admin.feed.download', { count: feed.rejected })}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
