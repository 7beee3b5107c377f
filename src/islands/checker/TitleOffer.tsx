import { titleIn } from '#core/search/list-or-title.ts';
import { t } from '#i18n/current.ts';
import { searchPath } from '#site/paths.ts';

interface Props {
  /** What was to be read. */
  readonly text: string;
  /** What was read in it. */
  readonly items: readonly { readonly id: number | null }[];
}

/** Leads to the search where what was pasted may be the name of a product; nothing where it is a list. */
export function TitleOffer({ text, items }: Props) {
  const title = titleIn(text, items);
  if (title === null) return null;
  return (
    <p>
      <a href={`${searchPath}?q=${encodeURIComponent(title)}`}>{t('checker.refused.search', { title })}</a>
    </p>
  );
}
