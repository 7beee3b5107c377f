const storageKey = 'theme';

/** A button that turns light to dark and back, and remembers it. The inline script of the head applies it before the first paint. */
class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      const theme = isDark ? 'light' : 'dark';
      root.dataset.theme = theme;
      try {
        localStorage.setItem(storageKey, theme);
      } catch {
        // A browser that keeps nothing still switches for this page.
      }
    });
  }
}

customElements.define('theme-switch', ThemeSwitch);
