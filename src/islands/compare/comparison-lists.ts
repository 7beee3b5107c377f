/** Milliseconds after which the first screen stands, and what lies below is laid out too. */
const firstScreenAfter = 1_000;

/** Lists in the address join the products of the page. What that takes is fetched only then. */
class ComparisonLists extends HTMLElement {
  connectedCallback(): void {
    const compare = async () => {
      if (location.hash.length < 2 || !/^#\d+\./.test(location.hash)) return;
      (await import('./pasted-comparison.tsx')).comparePasted(this);
    };
    void compare();
    setTimeout(() => this.toggleAttribute('data-whole', true), firstScreenAfter);
    window.addEventListener('hashchange', compare);
  }
}

customElements.define('comparison-lists', ComparisonLists);
