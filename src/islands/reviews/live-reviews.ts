import type { ReviewSubject } from '#api/reviews.ts';

/** Brings the reviews as they are now, once somebody has come near them; until then a page loads nothing for it. */
class LiveReviewsPlace extends HTMLElement {
  private seen: IntersectionObserver | null = null;

  connectedCallback(): void {
    this.seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && void this.show(), {
      rootMargin: '200px',
    });
    this.seen.observe(this);
  }

  disconnectedCallback(): void {
    this.seen?.disconnect();
  }

  private async show(): Promise<void> {
    this.seen?.disconnect();
    const { mountReviews } = await import('./mount-reviews.tsx');
    const { subject, alias = '' } = this.dataset;
    const older = this.querySelector<HTMLElement>('[data-built]');
    mountReviews(this, { kind: subject as ReviewSubject, alias }, (count) => {
      older?.toggleAttribute('hidden', count > 0);
      this.querySelector('[data-write]')?.remove();
    });
  }
}

customElements.define('live-reviews', LiveReviewsPlace);
