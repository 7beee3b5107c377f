import type { sitemapState } from '#api/admin/sitemap.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { momentWords } from '../moment.ts';
import { Problem } from '../Problem.tsx';
import { usePolled } from '../use-polled.ts';
import { AddressCheck } from './AddressCheck.tsx';
import { SmallTable } from './SmallTable.tsx';

const minute = 60_000;
/** Counts of crawlers hold all pages as one. */
const allPages = 'pages';

/** What search engines are told of, what they are not and why, and who came for it. */
export default function SitemapScreen() {
  const { answer, problem, load } = usePolled(
    () => ask<typeof sitemapState>({ method: 'GET', path: 'v2/admin/sitemap' }, {}),
    () => minute,
  );
  return (
    <>
      <h2>{t('admin.screen.sitemap')}</h2>
      {problem !== null && <Problem reason={problem} again={load} />}
      {answer && (
        <div className="desk-board">
          <section aria-labelledby="listed">
            <h3 id="listed">{t('admin.sitemap.listed')}</h3>
            <p className="links-out">
              <a href={answer.index}>{t('admin.sitemap.open')}</a>
              <a href={answer.index} download>
                {t('admin.sitemap.download')}
              </a>
            </p>
            <SmallTable
              columns={[t('admin.sitemap.file'), t('admin.sitemap.addresses'), t('admin.sitemap.newest'), t('admin.sitemap.download')]}
              rows={answer.files.map(({ file, addresses, newest }) => [
                <a key="open" href={file}>
                  {file}
                </a>,
                t.number(addresses),
                newest === null ? '—' : t.date(newest),
                <a key="file" href={file} download aria-label={`${t('admin.sitemap.download')}: ${file}`}>
                  {t('admin.sitemap.download')}
                </a>,
              ])}
            />
          </section>
          <AddressCheck />
          <section aria-labelledby="unlisted">
            <h3 id="unlisted">{t('admin.sitemap.unlisted')}</h3>
            <SmallTable
              columns={[t('admin.sitemap.why'), t('admin.sitemap.count')]}
              rows={answer.unlisted.map(({ reason, count }) => [t(`admin.sitemap.reason.${reason}`), t.number(count)])}
            />
            <p className="quiet">{t('admin.sitemap.never')}</p>
          </section>
          <section aria-labelledby="crawls">
            <h3 id="crawls">{t('admin.sitemap.crawls')}</h3>
            {answer.crawls.length === 0 ? (
              <p className="quiet">{t('admin.sitemap.noCrawls')}</p>
            ) : (
              <SmallTable
                columns={[t('admin.sitemap.crawler'), t('admin.sitemap.file'), t('admin.sitemap.last'), t('admin.sitemap.times')]}
                rows={answer.crawls.map(({ crawler, file, count, lastAt }) => [
                  crawler,
                  file === allPages ? t('admin.sitemap.pages') : file,
                  momentWords(lastAt),
                  t.number(count),
                ])}
              />
            )}
          </section>
        </div>
      )}
    </>
  );
}
