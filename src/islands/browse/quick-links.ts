import type { FacetQuery, QueryCodec } from '#core/catalog/facet-query.ts';

/** The links above a list that set one of its filters (`data-quick="option"`), or lead to a kind's own list with the filters that are set ("kind"). */
export interface QuickLinks<Group extends string, Sort extends string> {
  /** Every link says where it leads from here, and whether its filter is set. */
  ask(query: FacetQuery<Group, Sort>): void;
  /** Beside each kind: how many products it would show; one without any is not offered. */
  count(counts: Readonly<Record<Group, ReadonlyMap<string, number>>>, inWords: (count: number) => string): void;
}

export function quickLinks<Group extends string, Sort extends string>(
  root: HTMLElement,
  codec: QueryCodec<Group, Sort>,
  take: (address: string) => void,
): QuickLinks<Group, Sort> {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-quick]')].map((anchor) => ({
    anchor,
    path: anchor.pathname,
    group: anchor.dataset.group as Group,
    option: anchor.dataset.option ?? '',
    isKind: anchor.dataset.quick === 'kind',
  }));
  for (const { anchor, isKind } of links)
    if (!isKind)
      anchor.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        take(anchor.search);
      });

  return {
    ask(query) {
      for (const { anchor, path, group, option, isKind } of links) {
        const set = query.chosen[group];
        const isSet = set.includes(option);
        const next = isKind ? [] : isSet ? set.filter((other) => other !== option) : [...set, option];
        anchor.href = path + codec.write({ ...query, chosen: { ...query.chosen, [group]: next }, page: 1 });
        if (isKind) continue;
        if (isSet) anchor.setAttribute('aria-current', 'true');
        else anchor.removeAttribute('aria-current');
      }
    },
    count(counts, inWords) {
      for (const { anchor, group, option, isKind } of links) {
        const place = isKind && anchor.querySelector('[data-part=quick-count]');
        if (!place) continue;
        // Every product is of one kind.
        const all = () => [...counts[group].values()].reduce((sum, count) => sum + count, 0);
        const number = option === '' ? all() : (counts[group].get(option) ?? 0);
        place.textContent = inWords(number);
        anchor.hidden = number === 0 && option !== '' && anchor !== document.activeElement;
      }
    },
  };
}
