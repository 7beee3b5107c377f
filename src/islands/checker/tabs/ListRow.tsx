import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Chip } from '#ui/analysis/Chip.tsx';
import { comedogenicRange } from '#ui/analysis/comedogenic-words.ts';
import { itemNotes } from '#ui/analysis/item-notes.ts';
import { familyOf, itemOf, nameOf, placeOf, rolesInWords } from '#ui/analysis/report-view.ts';
import type { CheckerView } from '../checker-view.ts';
import { ItemFlagTicks } from './ItemFlagTicks.tsx';
import { RowDetail } from './RowDetail.tsx';

interface Props {
  readonly view: CheckerView;
  readonly index: number;
  /** Stands before the row where the list passes 1 %. */
  readonly rule: string | null;
}

function roleLine(view: CheckerView, index: number): string {
  const roles = rolesInWords(view, index).slice(0, 2).join(', ');
  return [roles, ...itemNotes(view, index)].filter(Boolean).join(' · ');
}

/** One ingredient; its explanation is fetched when the row is opened. */
export function ListRow({ view, index, rule }: Props) {
  const [open, setOpen] = useState(false);
  const detail = useId();
  const comedogenic = view.facts[index]?.comedogenic;
  return (
    <>
      {rule && <li className="one-percent">{rule}</li>}
      <li data-open={open || undefined}>
        <span>{placeOf(view, index)}</span>
        <Chip family={familyOf(view, index)} />
        <button type="button" className="row-button" aria-expanded={open} aria-controls={detail} onClick={() => setOpen(!open)}>
          <span className="name" data-ingredient={itemOf(view, index).alias ?? undefined}>
            {nameOf(view, index)}
          </span>
          <small>{roleLine(view, index)}</small>
          <ItemFlagTicks view={view} index={index} />
        </button>
        <span className="row-end">
          <span className="value" title={view.t('checker.comedogenic')}>
            {comedogenic ? comedogenicRange(comedogenic) : <span aria-hidden="true">–</span>}
            {!comedogenic && <span className="unseen">{view.t('list.notRated')}</span>}
          </span>
          <ChevronDown className="icon chevron" aria-hidden="true" />
        </span>
        <div className="row-detail" id={detail} hidden={!open}>
          {open && <RowDetail view={view} index={index} />}
        </div>
      </li>
    </>
  );
}
