import { csvOf } from '#core/sharing/csv.ts';
import { download } from '../shell/download.ts';
import { shareLink } from '../shell/share-link.ts';

/** Spreadsheets take a file for UTF-8 only when it says so. */
const byteOrderMark = '\ufeff';

/** The table of all places, as it stands on the page. */
function tableRows(): string[][] {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('[data-part=places] tr')];
  return rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent.trim()));
}

/** The field for one more side. A link to it would take the place of the lists in the address. */
function askForAnother(): void {
  document.querySelector('#another')?.scrollIntoView();
  document.querySelector<HTMLInputElement>('#another input')?.focus({ preventScroll: true });
}

/** Shares the comparison, saves it on the device, prints it whole, or leads to what is added to it. */
class ComparisonTools extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      switch (button?.dataset['does']) {
        case 'csv':
          return download('inciscope-comparison.csv', 'text/csv;charset=utf-8', byteOrderMark + csvOf(tableRows()));
        case 'json':
          return download('inciscope-comparison.json', 'application/json', document.querySelector('#comparison')?.textContent ?? '');
        case 'print':
          return window.print();
        case 'another':
          return askForAnother();
        case 'share':
          return void shareLink({ copied: this.dataset['copied'] ?? '', notCopied: this.dataset['notCopied'] ?? '' });
      }
    });
  }
}

customElements.define('comparison-tools', ComparisonTools);

/** Whatever stands for an ingredient lights up what else stands for it. */
function follow(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest('[data-row]') : null;
  const row = target?.getAttribute('data-row') ?? null;
  for (const strips of document.querySelectorAll<HTMLElement>('[data-part=strips]')) {
    strips.toggleAttribute('data-following', row !== null);
    for (const lit of strips.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
    if (row !== null) for (const part of strips.querySelectorAll(`[data-row="${row}"]`)) part.setAttribute('data-lit', '');
  }
}
document.addEventListener('pointerover', follow);
document.addEventListener('focusin', follow);
