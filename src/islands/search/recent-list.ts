import { forgetSearches, recentSearches } from './recent.ts';

/** Fills the list of the last searches; a device without any shows none. `onForget`: they are gone, and the focus with them. */
export function showRecent(section: HTMLElement, onForget: () => void): void {
  const recent = recentSearches();
  section.hidden = recent.length === 0;
  section.querySelector('ul')?.replaceChildren(
    ...recent.map((query) => {
      const link = document.createElement('a');
      link.href = `?q=${encodeURIComponent(query)}`;
      link.className = 'found';
      link.textContent = query;
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  const forget = section.querySelector('button');
  if (!forget) return;
  forget.onclick = () => {
    forgetSearches();
    showRecent(section, onForget);
    onForget();
  };
}
