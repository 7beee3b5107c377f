import { copyOf, part } from './parts.ts';

type ByGroup<Group extends string, Value> = Readonly<Record<Group, Value>>;

/** What the form offers and in which words; the page holds them, so a script needs no other list. */
export interface FacetForm<Group extends string> {
  isOffered(group: Group, option: string): boolean;
  chosen(): ByGroup<Group, readonly string[]>;
  /** Ticks what is chosen; options of open groups that the page does not have are added. */
  choose(chosen: ByGroup<Group, readonly string[]>): void;
  /** Writes beside each option how many entries it would show; without any it cannot be chosen. */
  count(counts: ByGroup<Group, ReadonlyMap<string, number>>, inWords: (count: number) => string): void;
  /** Adds an option that the page did not offer, or gives it its word. */
  name(group: Group, option: string, word: string): void;
  groupWord(group: Group): string;
  optionWord(group: Group, option: string): string;
}

export function facetForm<Group extends string>(form: HTMLElement, groups: readonly Group[]): FacetForm<Group> {
  const boxesOf = (group: Group) => [...form.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name="${group}"]`)];
  const byGroup = <Value>(make: (group: Group) => Value) =>
    Object.fromEntries(groups.map((group) => [group, make(group)])) as Record<Group, Value>;
  const folds = [...form.querySelectorAll('details')];
  const offered = byGroup((group) => new Set(boxesOf(group).map((box) => box.value)));

  function add(group: Group, option: string): HTMLInputElement | null {
    const list = form.querySelector<HTMLElement>(`[data-options="${group}"]`);
    if (!list) return null;
    const row = copyOf(part<HTMLTemplateElement>(form, 'option'));
    const box = row.querySelector('input');
    if (!box) return null;
    box.name = group;
    box.value = option;
    list.prepend(row);
    write(box, option);
    return box;
  }
  function write(box: HTMLInputElement, word: string): void {
    box.dataset.word = word;
    const place = box.parentElement?.querySelector<HTMLElement>('[data-part=option-word]');
    if (!place) return;
    place.textContent = word;
    if (/\p{Script=Cyrillic}/u.test(word)) place.lang = 'ru';
  }
  const boxOf = (group: Group, option: string) => boxesOf(group).find((box) => box.value === option) ?? null;

  return {
    isOffered: (group, option) => offered[group].has(option),
    chosen: () =>
      byGroup((group) =>
        boxesOf(group)
          .filter((box) => box.checked)
          .map((box) => box.value),
      ),
    choose(chosen) {
      for (const group of groups) {
        for (const option of chosen[group]) if (!boxOf(group, option)) add(group, option);
        for (const box of boxesOf(group)) box.checked = chosen[group].includes(box.value);
      }
      for (const fold of folds) {
        const number = fold.querySelectorAll(':checked').length;
        const mark = fold.querySelector(':scope > summary > [data-part=ticked]');
        if (mark) mark.textContent = number > 0 ? String(number) : '';
        if (number > 0 && !fold.dataset.touched) fold.open = true;
      }
    },
    count(counts, inWords) {
      for (const group of groups)
        for (const box of boxesOf(group)) {
          const number = counts[group].get(box.value) ?? 0;
          const place = box.parentElement?.querySelector('[data-part=option-count]');
          if (place) place.textContent = inWords(number);
          // What has the focus keeps it: a disabled control would lose it.
          box.disabled = number === 0 && !box.checked && box !== document.activeElement;
        }
    },
    name(group, option, word) {
      const box = boxOf(group, option) ?? add(group, option);
      if (box && !offered[group].has(option)) write(box, word);
    },
    groupWord: (group) => form.querySelector<HTMLElement>(`[data-group="${group}"]`)?.dataset.word ?? group,
    optionWord: (group, option) => boxOf(group, option)?.dataset.word ?? option,
  };
}
