import { csvOf } from '#core/sharing/csv.ts';
import { download } from '../shell/download.ts';

/** Spreadsheets take a file for UTF-8 only when it says so. */
const byteOrderMark = '\ufeff';

/** The table of all places, as it stands on the page. */
function tableRows(): string[][] {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('table.places tr')];
  return rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent.trim()));
}

/** Saves the comparison on the device, or prints it whole. */
class ComparisonTools extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      if (button.dataset['save'] === 'csv')
        download('inciscope-comparison.csv', 'text/csv;charset=utf-8', byteOrderMark + csvOf(tableRows()));
      else if (button.dataset['save'] === 'json')
        download('inciscope-comparison.json', 'application/json', document.querySelector('#comparison')?.textContent ?? '');
      else window.print();
    });
  }
}

customElements.define('comparison-tools', ComparisonTools);

/** Whatever stands for an ingredient lights up what else stands for it. */
function follow(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest('[data-row]') : null;
  const row = target?.getAttribute('data-row') ?? null;
  for (const strips of document.querySelectorAll<HTMLElement>('.joined, .upright')) {
    strips.toggleAttribute('data-following', row !== null);
    for (const lit of strips.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
    if (row !== null) for (const part of strips.querySelectorAll(`[data-row="${row}"]`)) part.setAttribute('data-lit', '');
  }
}
document.addEventListener('pointerover', follow);
document.addEventListener('focusin', follow);
