import { useStore } from '@nanostores/react';
import { concernsOf } from '#core/analysis/concerns.ts';
import { careWith, skinScope } from '#core/analysis/reader-skin.ts';
import { t } from '#i18n/for-you-words.ts';
import { forYouWords } from '#ui/analysis/for-you.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { shopperNameInside } from '#ui/analysis/shopper-name.ts';
import { listedNames, readerLists } from './reader-lists.ts';
import { readerSkin } from './reader-skin.ts';

/** What a checked list means for this reader, by their skin and by what they avoid; who has told neither sees nothing. */
export function ForYouLine({ view }: { readonly view: ReportView }) {
  const { report } = view;
  const skin = useStore(readerSkin);
  const lists = useStore(readerLists);
  const { items } = report.reading;
  const named = (aliases: readonly string[]) => [
    ...new Set(items.flatMap(({ alias, inci }) => (alias !== null && aliases.includes(alias) ? [inci ?? alias] : []))),
  ];
  const concerns = concernsOf(report);
  const words = forYouWords(t, {
    skins: skin.map((one) => ({ skin: one, care: careWith(concerns, one).map((index) => shopperNameInside(view, index)) })),
    scope: skinScope(report),
    ...listedNames(lists, named),
  });
  if (words === '') return null;
  return (
    <p className="for-you" role="status" data-part="for-you">
      <b>{t('forYou.lead')}</b> {words}
    </p>
  );
}
