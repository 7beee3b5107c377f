import { Fragment } from 'react';
import { ingredientPath } from '#site/paths.ts';
import { upperFirst } from './first-letter.ts';
import { itemOf, nameOf, type ReportView } from './report-view.ts';
import { commonName } from './shopper-name.ts';

interface Props {
  readonly view: ReportView;
  /** Items, or names in their brackets; `id` is the lexicon's, null where a name is not known. */
  readonly names: readonly { readonly index: number; readonly id: number | null }[];
}

function OwnName({ view, index }: { readonly view: ReportView; readonly index: number }) {
  const { alias } = itemOf(view, index);
  const facts = view.facts[index];
  const inci = nameOf(view, index);
  const common = facts ? commonName(view, index, facts) : inci;
  const isOther = common.toLowerCase() !== inci.toLowerCase();
  const shown = isOther ? upperFirst(common) : inci;
  return (
    <>
      {alias ? <a href={ingredientPath(alias)}>{shown}</a> : shown}
      {isOther && <span className="quiet"> ({inci})</span>}
    </>
  );
}

/** Names as a shopper calls them, each with the one of the label beside it where that is another; a name in a bracket with the name before the bracket. Each name once. */
export function SpokenNames({ view, names }: Props) {
  const said = new Map(
    names.map(({ index, id }) => {
      const inside = itemOf(view, index).components.find((component) => component.id === id)?.inci;
      const isOwn = itemOf(view, index).id === id || inside === undefined;
      const text = isOwn ? nameOf(view, index) : `${inside} (${nameOf(view, index)})`;
      return [text, isOwn ? <OwnName view={view} index={index} /> : text];
    }),
  );
  return [...said].map(([text, node], position) => (
    <Fragment key={text}>
      {position > 0 && ', '}
      {node}
    </Fragment>
  ));
}
