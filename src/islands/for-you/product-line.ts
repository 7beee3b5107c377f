import { type ReaderSkin, rowsOfSkin, skinScopes } from '#core/analysis/reader-skin.ts';
import { t } from '#i18n/for-you-words.ts';
import { forYouWords } from '#ui/analysis/for-you.ts';
import styles from '#ui/styles/parts/for-you.css?inline';
import { addStyles } from './add-styles.ts';
import { aliasIn } from './avoid-marks.ts';
import { listedNames, type ReaderLists } from './reader-lists.ts';

/** The names of a row of "Think twice if", and whom it concerns. */
const rowOf = (row: HTMLElement) => ({
  who: row.dataset['who'] ?? '',
  names: row.querySelector('.named-ingredients')?.textContent.split(', ') ?? [],
});

/** Says on a product's page, above its answer, what it means for this reader; what the page itself says is all it takes. */
export function showProductLine(skin: readonly ReaderSkin[], lists: ReaderLists): void {
  const answer = document.querySelector<HTMLElement>('main [data-skin]');
  if (!answer) return;
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-who]')].map(rowOf);
  const listed = [...document.querySelectorAll<HTMLAnchorElement>('main ol[data-part=ingredients] a')];
  const named = (aliases: readonly string[]) => [
    ...new Set(
      listed.filter((link) => aliases.includes(aliasIn(link.getAttribute('href') ?? '') ?? '')).map(({ textContent }) => textContent),
    ),
  ];
  const words = forYouWords(t, {
    skins:
      answer.dataset['skin'] !== 'none'
        ? skin.map((one) => ({ skin: one, care: rowsOfSkin(rows, one).flatMap(({ names }) => names) }))
        : [],
    scope: skinScopes.find((scope) => scope === answer.dataset['skin']) ?? 'none',
    ...listedNames(lists, named),
  });
  const before = answer.parentElement?.querySelector('[data-part=for-you]');
  if (words === '') {
    before?.remove();
    return;
  }
  if (!before) addStyles(styles);
  const line = before ?? answer.parentElement?.insertBefore(document.createElement('p'), answer);
  if (!line) return;
  line.className = 'for-you';
  line.setAttribute('data-part', 'for-you');
  const lead = document.createElement('b');
  lead.textContent = t('forYou.lead');
  line.replaceChildren(lead, ` ${words}`);
}
