import { part, parts } from './parts.ts';

const wide = '(min-width: 64rem)';

/** On narrow screens the filters are shown in a dialog at the bottom; the one form moves there and back. */
export function connectSheet(root: HTMLElement): void {
  const sheet = part<HTMLDialogElement>(root, 'sheet');
  const form = part(root, 'facets');
  const home = part(root, 'aside');
  const open = () => {
    part(sheet, 'sheet-body').append(form);
    sheet.showModal();
  };
  for (const button of parts('open')) button.addEventListener('click', open);
  for (const button of parts('close')) button.addEventListener('click', () => sheet.close());
  sheet.addEventListener('close', () => home.append(form));
  // A click outside of the sheet lands on the dialog itself.
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet) sheet.close();
  });
  matchMedia(wide).addEventListener('change', () => sheet.close());
}
