import { useState } from 'react';
import type { Override } from '#core/inci/overrides.ts';
import type { CheckerView } from '../checker-view.ts';
import type { Checker } from '../use-checker.ts';
import { NoteRow } from './NoteRow.tsx';
import { notesOf } from './notes.ts';

interface Props {
  readonly view: CheckerView;
  readonly checker: Checker;
  readonly overrides: readonly Override[];
}

/** More notes than this stand behind a button. */
const shownAtFirst = 6;

/** What was corrected, not recognised and left out, each with its one action. */
export function Notes({ view, checker, overrides }: Props) {
  const [all, setAll] = useState(false);
  const { t } = view;
  const notes = notesOf(view.report.reading, overrides);
  if (notes.length === 0) return null;
  const shown = all || notes.length <= shownAtFirst + 1 ? notes : notes.slice(0, shownAtFirst);
  return (
    <>
      <ul className="notes">
        {shown.map((note) => (
          <NoteRow key={`${note.start} ${note.kind}`} note={note} checker={checker} t={t} />
        ))}
      </ul>
      {shown.length < notes.length && (
        <button type="button" className="lnk more-notes" onClick={() => setAll(true)}>
          {t('checker.moreNotes', { count: notes.length - shown.length })}
        </button>
      )}
    </>
  );
}
