import { Fragment } from 'react';
import { ingredientPath } from '#site/paths.ts';
import { itemOf, namedOnce, nameOf, type ReportView } from './report-view.ts';

interface Props {
  readonly view: Pick<ReportView, 'report'>;
  readonly indices: readonly number[];
}

/** Names of the ingredients behind a verdict, linked where they have a page. */
export function IngredientNames({ view, indices }: Props) {
  return namedOnce(view, indices).map((index, position) => {
    const { alias } = itemOf(view, index);
    const name = nameOf(view, index);
    return (
      <Fragment key={index}>
        {position > 0 && ', '}
        {alias ? <a href={ingredientPath(alias)}>{name}</a> : name}
      </Fragment>
    );
  });
}
