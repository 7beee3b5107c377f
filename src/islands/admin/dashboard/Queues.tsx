import type { dashboard } from '#api/admin/dashboard.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';

type Counts = AnswerOf<typeof dashboard>['queues'];

const queues: readonly (readonly [keyof Counts, string])[] = [
  ['submissions', '/admin/moderation'],
  ['reports', '/admin/moderation/reports'],
  ['heldTexts', '/admin/moderation/held'],
  ['doubtfulCategories', '/admin/products?view=doubtful&status=public'],
  ['brandMerges', '#alike'],
  ['externalProducts', '/admin/external-products?state=waiting'],
];

/** What waits for an editor, each with the way there. */
export function Queues({ queues: counts }: { readonly queues: Counts }) {
  return (
    <section aria-labelledby="queues">
      <h3 id="queues">{t('admin.queue.title')}</h3>
      <ul className="desk-queues">
        {queues.map(([name, path]) => (
          <li key={name}>
            <a href={path}>
              <b>{t.number(counts[name])}</b> {t(`admin.queue.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
