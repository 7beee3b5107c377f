import { ingredientPath } from '#site/paths.ts';
import { Chip } from '../Chip.tsx';
import { blendName, familyOf, itemOf, nameInside, type ReportView } from '../report-view.ts';
import { labelNameBeside, shopperNameInside } from '../shopper-name.ts';

interface Props {
  readonly view: ReportView;
  /** Items, or names in their brackets; `id` is the lexicon's, null where a name is not known. */
  readonly names: readonly { readonly index: number; readonly id: number | null }[];
  /** False where the page shows them already, in its list: the names alone are enough. */
  readonly linked?: boolean;
}

interface NamedProps {
  readonly view: ReportView;
  readonly index: number;
  readonly inside: string | null;
}

function Named({ view, index, inside }: NamedProps) {
  const blend = inside === null ? null : blendName(view, index);
  if (blend !== null)
    return (
      <li>
        <Chip family="unknown" />
        <span>{`${inside}, ${blend}`}</span>
      </li>
    );
  const { alias } = itemOf(view, index);
  const name = shopperNameInside(view, index);
  const label = labelNameBeside(view, index);
  return (
    <li>
      <Chip family={familyOf(view, index)} />
      <span>
        {inside !== null && `${inside}, `}
        {alias ? <a href={ingredientPath(alias)}>{name}</a> : name}
        {label !== null && (
          <>
            {' '}
            <i className="label-name" translate="no">
              {label}
            </i>
          </>
        )}
      </span>
    </li>
  );
}

/** The ingredients behind a verdict as shoppers call them, each once, with its mark and the name of the label where that is another. */
export function NamedIngredients({ view, names, linked = true }: Props) {
  const said = new Map(
    names.map(({ index, id }) => {
      const inside = nameInside(view, { index, id });
      return [inside ?? shopperNameInside(view, index), { index, inside }];
    }),
  );
  if (!linked) return <p className="named-ingredients">{[...said.keys()].join(', ')}</p>;
  return (
    <ul className="named-ingredients">
      {[...said.values()].map(({ index, inside }) => (
        <Named key={`${index} ${inside}`} view={view} index={index} inside={inside} />
      ))}
    </ul>
  );
}
