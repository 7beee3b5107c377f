/** Holds what the front of a pack promises against the list of its link, in place. What that takes is fetched only then; without script the link leads to the checker. */
class ClaimCheckHere extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || this.ariaBusy || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!new URLSearchParams(link.search).has('front')) return;
      event.preventDefault();
      void this.open(link);
    });
  }

  private async open(link: HTMLAnchorElement): Promise<void> {
    this.ariaBusy = 'true';
    try {
      const { checkClaims } = await import('./claims-of-product.tsx');
      await checkClaims(this, link.hash);
    } catch {
      // The checker says what is wrong.
      location.href = link.href;
    }
    this.ariaBusy = null;
  }
}

customElements.define('claim-check', ClaimCheckHere);
