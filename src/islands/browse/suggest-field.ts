import type { Suggestion } from './listing.ts';

const typingPause = 200;

interface Suggesting {
  suggest(group: string, text: string): Promise<readonly Suggestion[]>;
  take(group: string, suggestion: Suggestion): void;
}

/** A text field whose list offers what may be added to its group: the combobox pattern, with arrow keys, Enter and Escape. */
function connectField(field: HTMLInputElement, { suggest, take }: Suggesting): void {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const group = field.dataset.suggests ?? '';
  const empty = field.parentElement?.querySelector<HTMLElement>('[data-part="no-suggestion"]');
  if (!list) return;
  let offered: readonly Suggestion[] = [];
  let at = -1;
  let turn = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    turn += 1;
    clearTimeout(pause);
    offered = [];
    at = -1;
    list?.replaceChildren();
    if (list) list.hidden = true;
    if (empty) empty.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-activedescendant');
  }

  function point(next: number): void {
    if (offered.length === 0) return;
    at = (next + offered.length) % offered.length;
    for (const [place, option] of [...(list?.children ?? [])].entries()) {
      option.setAttribute('aria-selected', String(place === at));
      if (place !== at) continue;
      field.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  function choose(place: number): void {
    const suggestion = offered[place];
    if (!suggestion) return;
    field.value = '';
    close();
    take(group, suggestion);
  }

  function draw(): void {
    list?.replaceChildren(
      ...offered.map(({ word, note }, place) => {
        const option = document.createElement('div');
        option.id = `${list.id}-${place}`;
        option.role = 'option';
        option.setAttribute('aria-selected', 'false');
        const [name, end] = [document.createElement('span'), document.createElement('span')];
        name.textContent = word;
        end.textContent = note;
        end.className = 'number';
        option.append(name, ' ', end);
        // Before the field loses the focus.
        option.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          choose(place);
        });
        return option;
      }),
    );
    if (list) list.hidden = offered.length === 0;
    if (empty) empty.hidden = offered.length > 0;
    field.setAttribute('aria-expanded', String(offered.length > 0));
  }

  async function ask(): Promise<void> {
    turn += 1;
    const own = turn;
    const text = field.value.trim();
    if (text === '') return close();
    const found = await suggest(group, text).catch(() => []);
    if (own !== turn) return;
    offered = found;
    at = -1;
    draw();
  }

  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => void ask(), typingPause);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') point(at + 1);
    else if (event.key === 'ArrowUp') point(at - 1);
    else if (event.key === 'Enter') choose(Math.max(0, at));
    else if (event.key === 'Escape' && offered.length > 0) {
      // The dialog around it stays open.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  });
  field.addEventListener('blur', close);
}

/** Connects every field of a form that suggests (`data-suggests` names its group). */
export function connectSuggestions(form: HTMLElement, suggesting: Suggesting): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-suggests]')) connectField(field, suggesting);
}
