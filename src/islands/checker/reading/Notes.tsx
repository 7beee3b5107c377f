import { Check, CircleQuestionMark, ScanText, UserPen } from 'lucide-react';
import { useState } from 'react';
import type { Override } from '#core/inci/overrides.ts';
import type { CheckerView } from '../checker-view.ts';
import type { CheckerActions } from '../use-checker.ts';
import { NoteRow } from './NoteRow.tsx';
import { type NoteGroup, type NoteKind, notesOf } from './notes.ts';

interface Props {
  readonly view: CheckerView;
  readonly actions: CheckerActions;
}

const looks: Record<NoteKind, { readonly colour: string; readonly Icon: typeof Check }> = {
  corrected: { colour: 'leaf', Icon: Check },
  named: { colour: 'leaf', Icon: UserPen },
  unknown: { colour: 'slate', Icon: CircleQuestionMark },
  leftOut: { colour: 'slate', Icon: ScanText },
};

/** More notes of a kind than this stand behind a button. */
const shownAtFirst = 4;

function Group({ view, actions, group }: Props & { readonly group: NoteGroup }) {
  const [all, setAll] = useState(false);
  const { t } = view;
  const { kind, notes } = group;
  const { colour, Icon } = looks[kind];
  const shown = all || notes.length <= shownAtFirst + 1 ? notes : notes.slice(0, shownAtFirst);
  return (
    <li>
      <span className={`meaning ${colour}`}>
        <Icon className="icon" />
        {t(`checker.note.${kind}`)}
      </span>
      <ul>
        {shown.map((note) => (
          <NoteRow key={note.start} note={note} actions={actions} t={t} />
        ))}
        {shown.length < notes.length && (
          <li>
            <button type="button" className="text-button" onClick={() => setAll(true)}>
              {t('checker.moreNotes', { count: notes.length - shown.length })}
            </button>
          </li>
        )}
      </ul>
    </li>
  );
}

/** What was corrected, not recognised and left out, each with its one action. */
export function Notes({ view, actions, overrides }: Props & { readonly overrides: readonly Override[] }) {
  const groups = notesOf(view.report.reading, overrides);
  if (groups.length === 0) return null;
  return (
    <ul className="notes">
      {groups.map((group) => (
        <Group key={group.kind} view={view} actions={actions} group={group} />
      ))}
    </ul>
  );
}
