import { reloadWhenMissing } from '../shell/reload-once.ts';
import { connectSheet } from './filter-sheet.ts';
import { part } from './parts.ts';

/** What shows that somebody is about to filter. */
const beginnings = ['pointerdown', 'focusin', 'change'] as const;

/**
 * Defines the element of a list with its filters. The page works as it is; what answers a query is fetched when the filters are first used,
 * or at once when the address asks for something.
 */
export function defineBrowser(tag: string, start: (root: HTMLElement) => Promise<void>): void {
  class ListBrowser extends HTMLElement {
    private begun = false;
    private readonly begin = () => void this.start();

    connectedCallback(): void {
      connectSheet(this);
      if (location.search !== '') this.begin();
      for (const place of [this, part(document, 'thumb')]) for (const name of beginnings) place.addEventListener(name, this.begin);
    }

    private async start(): Promise<void> {
      if (this.begun) return;
      this.begun = true;
      try {
        await start(this);
      } catch (error) {
        // A module that failed stays failed until the page is loaded anew.
        reloadWhenMissing(error);
        part(this, 'failed').hidden = false;
        part(this, 'retry').addEventListener('click', () => location.reload());
      }
    }
  }
  customElements.define(tag, ListBrowser);
}
