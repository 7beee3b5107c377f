import { routineLimits, usableUntil } from '#core/routine/routine.ts';
import { givenShelves, isGiven, ownLimits } from '#core/shelf/own-things.ts';
import { t } from '#i18n/shelf-words.ts';
import styles from '#ui/styles/parts/shelf-dialog.css?inline';
import { addStyles } from '../for-you/add-styles.ts';
import { notify } from '../shell/notify.ts';
import { type Entry, putProduct, type ShelvedProduct, takeProduct } from './own-shelf.ts';

/** The name of a shelf as it is read. */
export const shelfWords = (shelf: string): string => (isGiven(shelf) ? t(`shelves.name.${shelf}`) : shelf);

interface Offered {
  readonly product: ShelvedProduct;
  readonly entry: Entry | null;
  /** Shelves that are in use. */
  readonly shelves: readonly string[];
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  fields: Readonly<Record<string, string | boolean>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') made.setAttribute(field, value);
    else made.toggleAttribute(field, value);
  }
  made.append(...children);
  return made;
};

const ownValue = '';

function shelfChoice({ entry, shelves }: Offered): HTMLFieldSetElement {
  const chosen = entry?.shelf ?? 'owned';
  const own = shelves.filter((shelf) => !isGiven(shelf));
  const choice = (value: string, label: string) =>
    element(
      'label',
      { class: 'shelf-choice' },
      element('input', { type: 'radio', name: 'shelf', value, checked: value === chosen }),
      element('span', {}, label),
    );
  return element(
    'fieldset',
    {},
    element('legend', { class: 'label' }, element('b', {}, t('shelves.which'))),
    ...[...givenShelves, ...own].map((shelf) => choice(shelf, shelfWords(shelf))),
    choice(ownValue, t('shelves.own')),
    element('input', {
      class: 'field',
      name: 'own',
      'aria-label': t('shelves.own'),
      'aria-describedby': 'shelf-own-hint',
      maxlength: String(ownLimits.shelfName),
      autocomplete: 'off',
    }),
    element('small', { id: 'shelf-own-hint', class: 'quiet' }, t('shelves.ownHint')),
  );
}

function openingFields({ entry }: Offered): HTMLElement {
  const field = (label: string, input: HTMLInputElement) => element('label', {}, element('span', {}, label), input);
  return element(
    'div',
    { class: 'shelf-opening' },
    field(t('shelves.opened'), element('input', { class: 'field', type: 'date', name: 'opened', value: entry?.opened ?? '' })),
    field(
      t('shelves.months'),
      element('input', {
        class: 'field',
        type: 'number',
        name: 'months',
        inputmode: 'numeric',
        min: '1',
        max: String(routineLimits.months),
        value: String(entry?.months ?? ''),
        'aria-describedby': 'shelf-months-hint',
      }),
    ),
    element('small', { id: 'shelf-months-hint', class: 'quiet' }, t('shelves.monthsHint')),
    element('p', { class: 'small', role: 'status', 'data-part': 'use-by' }),
  );
}

function button(words: string, fields: Readonly<Record<string, string>>): HTMLButtonElement {
  return element('button', { type: 'button', class: 'button', ...fields }, words);
}

/** The day and the months that a form holds; null where one is missing or is none. */
function openingIn(data: FormData): { opened: string | null; months: number | null } {
  const months = Number(data.get('months'));
  return {
    opened: String(data.get('opened') ?? '') || null,
    months: Number.isInteger(months) && months >= 1 && months <= routineLimits.months ? months : null,
  };
}

/** Asks where a product stands and since when it is open, and keeps it so. Resolves with true once something changed. */
export function openShelfDialog(offered: Offered): Promise<boolean> {
  const { product, entry } = offered;
  addStyles(styles);
  const problem = element('p', { class: 'small brick', role: 'alert' });
  const remove = entry ? [button(t('shelves.remove'), { 'data-does': 'remove' })] : [];
  const form = element(
    'form',
    { method: 'dialog', novalidate: true },
    element('h2', { id: 'shelf-title' }, t('shelves.put')),
    element('p', { class: 'small' }, product.title),
    shelfChoice(offered),
    openingFields(offered),
    problem,
    element(
      'p',
      { class: 'actions' },
      element('button', { type: 'submit', class: 'button primary' }, t('shelves.save')),
      ...remove,
      button(t('shelves.cancel'), { 'data-does': 'cancel' }),
    ),
  );
  const dialog = element('dialog', { class: 'dialog', 'aria-labelledby': 'shelf-title' }, form);
  document.body.append(dialog);
  const own = form.querySelector<HTMLInputElement>('[name=own]');
  const until = form.querySelector('[data-part=use-by]');
  const told = () => {
    const { opened, months } = openingIn(new FormData(form));
    if (until) until.textContent = opened && months ? t('shelves.useBy', { date: t.date(usableUntil(opened, months)) }) : '';
  };
  form.addEventListener('input', told);
  told();

  return new Promise((resolve) => {
    const finish = (changed: boolean, words?: string) => {
      dialog.close();
      dialog.remove();
      if (words !== undefined) notify({ kind: 'success', text: words });
      resolve(changed);
    };
    const refuse = (words: string, field?: HTMLInputElement | null) => {
      problem.textContent = words;
      field?.focus();
    };
    const save = async () => {
      const data = new FormData(form);
      const shelf =
        String(data.get('shelf') ?? '') ||
        String(data.get('own') ?? '')
          .replace(/\s+/g, ' ')
          .trim();
      if (shelf === '') return refuse(t('shelves.ownMissing'), own);
      try {
        const kept = await putProduct(product, { shelf, ...openingIn(data) });
        if (kept === 'kept') return finish(true, t('shelves.saved', { shelf: shelfWords(shelf) }));
        refuse(kept === 'full' ? t('shelves.full', { count: ownLimits.products }) : t('shelves.notKept'));
      } catch {
        refuse(t('shelves.unreachable'));
      }
    };
    const take = async () => {
      try {
        await takeProduct(product.alias);
        finish(true, t('shelves.removed'));
      } catch {
        refuse(t('shelves.unreachable'));
      }
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void save();
    });
    form.querySelector('[data-does=remove]')?.addEventListener('click', () => void take());
    form.querySelector('[data-does=cancel]')?.addEventListener('click', () => finish(false));
    dialog.addEventListener('cancel', () => finish(false));
    dialog.showModal();
  });
}
