import { afterPaint } from '../shell/after-paint.ts';

/** Lists in the address join the products of the page. What that takes is fetched only then. */
class ComparisonLists extends HTMLElement {
  connectedCallback(): void {
    const compare = async () => {
      if (location.hash.length < 2 || !/^#\d+\./.test(location.hash)) return;
      (await import('./pasted-comparison.tsx')).comparePasted(this);
    };
    void compare();
    // Once the first screen is painted, what lies below is laid out too.
    afterPaint(() => this.toggleAttribute('data-whole', true));
    window.addEventListener('hashchange', compare);
  }
}

customElements.define('comparison-lists', ComparisonLists);
