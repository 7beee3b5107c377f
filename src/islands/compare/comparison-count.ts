import { callApi } from '#api/client.ts';
import type { countComparison } from '#api/favorites.ts';

/** Who stays so long looks at the comparison; others came by. */
const looked = 5_000;
const storageKey = 'compared';

/** The products that the page compares, as its data says. */
function comparedAliases(): string[] {
  const data = document.querySelector('#comparison')?.textContent;
  if (!data) return [];
  const { sides }: { sides: { alias: string | null }[] } = JSON.parse(data);
  return sides.flatMap(({ alias }) => alias ?? []);
}

/** Has this visit counted them already? Without storage every look counts. */
function isNew(name: string): boolean {
  try {
    const counted: string[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (counted.includes(name)) return false;
    sessionStorage.setItem(storageKey, JSON.stringify([...counted, name]));
  } catch {}
  return true;
}

/** Counts, without a word of who it was, that these products were compared. */
class ComparisonCount extends HTMLElement {
  private timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.timer = setTimeout(() => {
      const aliases = comparedAliases();
      if (aliases.length < 2 || document.hidden || !isNew(aliases.join())) return;
      const call = callApi<typeof countComparison>(
        { method: 'POST', path: 'v2/comparisons' },
        { body: { aliases } },
        { baseUrl: this.dataset['api'] ?? '' },
      );
      // A look that was not counted harms nobody.
      call.catch(() => undefined);
    }, looked);
  }

  disconnectedCallback(): void {
    clearTimeout(this.timer);
  }
}

customElements.define('comparison-count', ComparisonCount);
