import { type ByGroup, byGroup, type FacetGroup, facetGroups } from '#core/catalog/ingredient-query.ts';

/** What the form offers and in which words; the page holds them, so a script needs no other list. */
export interface FacetForm {
  readonly offered: ByGroup<ReadonlySet<string>>;
  chosen(): ByGroup<readonly string[]>;
  choose(chosen: ByGroup<readonly string[]>): void;
  /** Writes beside each option how many ingredients it would show; without any it cannot be chosen. */
  count(counts: ByGroup<ReadonlyMap<string, number>>, inWords: (count: number) => string): void;
  groupWord(group: FacetGroup): string;
  optionWord(group: FacetGroup, option: string): string;
}

export function facetForm(form: HTMLElement): FacetForm {
  const boxes = byGroup((group) => [...form.querySelectorAll<HTMLInputElement>(`input[name="${group}"]`)]);
  const folds = [...form.querySelectorAll('details')];
  const words = byGroup((group) => new Map(boxes[group].map((box) => [box.value, box.dataset.word ?? box.value])));
  return {
    offered: byGroup((group) => new Set(words[group].keys())),
    chosen: () => byGroup((group) => boxes[group].filter((box) => box.checked).map((box) => box.value)),
    choose(chosen) {
      for (const group of facetGroups) for (const box of boxes[group]) box.checked = chosen[group].includes(box.value);
      for (const fold of folds) {
        const number = fold.querySelectorAll(':checked').length;
        const mark = fold.querySelector(':scope > summary > .on');
        if (mark) mark.textContent = number > 0 ? String(number) : '';
        if (number > 0 && !fold.dataset.touched) fold.open = true;
      }
    },
    count(counts, inWords) {
      for (const group of facetGroups)
        for (const box of boxes[group]) {
          const number = counts[group].get(box.value) ?? 0;
          const place = box.parentElement?.querySelector('.n');
          if (place) place.textContent = inWords(number);
          // What has the focus keeps it: a disabled control would lose it.
          box.disabled = number === 0 && !box.checked && box !== document.activeElement;
        }
    },
    groupWord: (group) => form.querySelector<HTMLElement>(`[data-group="${group}"]`)?.dataset.word ?? group,
    optionWord: (group, option) => words[group].get(option) ?? option,
  };
}
