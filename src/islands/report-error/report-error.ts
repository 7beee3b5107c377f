/** The dialog behind every button that reports something. What opens and sends it is fetched with the first press; without this script no button is shown. */
class ReportError extends HTMLElement {
  connectedCallback(): void {
    for (const button of document.querySelectorAll<HTMLElement>('[data-report]')) button.hidden = false;
    // Buttons may come later, with reviews.
    document.addEventListener('click', async ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-report]') : null;
      if (button) (await import('./report-dialog.ts')).openReport(this, button);
    });
  }
}

customElements.define('report-error', ReportError);
