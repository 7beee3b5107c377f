import { Fragment } from 'react';
import { ingredientPath } from '#site/paths.ts';
import { type Behind, blendName, itemOf, nameInside, nameOf, type ReportView } from './report-view.ts';

interface Props {
  readonly view: Pick<ReportView, 'report'>;
  readonly names: readonly Behind[];
}

/** Names of the ingredients behind a verdict, each once and linked where it has a page; a name in a bracket or a blend with what it stands in. */
export function IngredientNames({ view, names }: Props) {
  const said = new Map<string, string | null>();
  for (const name of names) {
    const inside = nameInside(view, name);
    const own = nameOf(view, name.index);
    if (inside === null) said.set(own, itemOf(view, name.index).alias);
    else said.set(`${inside} (${blendName(view, name.index) ?? own})`, null);
  }
  return [...said].map(([name, alias], position) => (
    <Fragment key={name}>
      {position > 0 && ', '}
      {alias ? <a href={ingredientPath(alias)}>{name}</a> : name}
    </Fragment>
  ));
}
