/** Opens the reader of barcodes, which is fetched with the first press. Without this script no button is shown. */
class BarcodeButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', async () => {
      await (await import('./barcode-desk.ts')).openByBarcode();
      button.focus();
    });
  }
}

customElements.define('barcode-button', BarcodeButton);
