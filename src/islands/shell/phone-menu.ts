/** Opens the native dialog that stands beside its button. */
class PhoneMenu extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    this.querySelector('[data-open]')?.addEventListener('click', () => dialog?.showModal());
    this.querySelector('[data-close]')?.addEventListener('click', () => dialog?.close());
  }
}

customElements.define('phone-menu', PhoneMenu);
