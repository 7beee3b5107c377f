import { encodeShare } from '#core/sharing/fragment.ts';
import { checkerWithListPath } from '#site/paths.ts';

/** Hands a pasted list to the checker in the fragment, so that it never reaches a server. */
class ListForm extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const text = this.querySelector('textarea');
    if (!form || !text) return;
    form.addEventListener('submit', async (event) => {
      if (text.value.trim() === '') return;
      event.preventDefault();
      location.href = checkerWithListPath(await encodeShare({ text: text.value, use: null, overrides: [] }));
    });
    for (const opener of document.querySelectorAll('[data-paste]')) opener.addEventListener('click', () => text.focus());
  }
}

customElements.define('list-form', ListForm);
