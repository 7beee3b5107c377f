/** The element of the page that plays a part (`data-part`); a page without it is broken. */
export function part<El extends HTMLElement = HTMLElement>(root: ParentNode, name: string): El {
  const found = root.querySelector<El>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no part "${name}".`);
  return found;
}

/** All elements that play a part. */
export function parts<El extends HTMLElement = HTMLElement>(name: string): El[] {
  return [...document.querySelectorAll<El>(`[data-part="${name}"]`)];
}

/** A copy of what a template holds. */
export function copyOf(template: HTMLTemplateElement): HTMLElement {
  const copy = template.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('The template is empty.');
  return copy;
}
