import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Translator } from '#i18n/translator.ts';
import type { CheckerActions } from '../use-checker.ts';
import type { Note } from './notes.ts';

/** Fetched when a reader first names a piece. */
const NameIt = lazy(() => import('./NameIt.tsx').then((module) => ({ default: module.NameIt })));

interface Props {
  readonly note: Note;
  readonly actions: CheckerActions;
  readonly t: Translator;
}

const longestText = 120;
const cut = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

interface Line {
  readonly text: string;
  /** What it was read as. */
  readonly meant: string | null;
  readonly reason: string;
}

function lineOf(note: Note, t: Translator): Line {
  const text = cut(note.text);
  switch (note.kind) {
    case 'corrected':
      return { text, meant: note.inci, reason: t(`checker.slip.${note.slip}`) };
    case 'named':
      return { text, meant: note.inci, reason: t('checker.namedByYou') };
    case 'unknown':
      return { text, meant: null, reason: note.changed ? t('checker.unknownByYou') : t('checker.unknown') };
    case 'leftOut':
      return { text, meant: null, reason: t(`checker.leftOut.${note.why}`) };
  }
}

function Actions({ note, actions, t, onName }: Props & { readonly onName: () => void }) {
  const { start, kind } = note;
  const label = (action: string) => `${action}: ${cut(note.text)}`;
  const button = (action: string, act: () => void) => (
    <button type="button" className="text-button" aria-label={label(action)} onClick={act}>
      {action}
    </button>
  );
  switch (kind) {
    case 'corrected':
      return button(t('checker.undo'), () => actions.change({ kind: 'unread', start }));
    case 'named':
      return button(t('checker.undo'), () => actions.revert(start));
    case 'unknown':
      return (
        <>
          {note.changed && button(t('checker.asBefore'), () => actions.revert(start))}
          {button(t('checker.nameIt'), onName)}
        </>
      );
    case 'leftOut':
      return button(t('checker.putBack'), () => actions.change({ kind: 'putBack', start, inci: null }));
  }
}

/** One line: what was done, why, and the action that changes it. */
export function NoteRow(props: Props) {
  const { note, actions, t } = props;
  const [naming, setNaming] = useState(false);
  const { text, meant, reason } = lineOf(note, t);
  return (
    <li>
      <p>
        <span lang="la">{text}</span>
        {meant && (
          <>
            {' '}
            <ArrowRight className="icon" role="img" aria-label={t('checker.readAs')} /> <span lang="la">{meant}</span>
          </>
        )}
        <span className="quiet"> · {reason}</span>
      </p>
      <span className="note-acts">
        <Actions {...props} onName={() => setNaming(true)} />
      </span>
      {naming && (
        <Suspense fallback={null}>
          <NameIt
            text={note.text}
            onName={({ inci }) => actions.change({ kind: 'named', start: note.start, inci })}
            onCancel={() => setNaming(false)}
            t={t}
          />
        </Suspense>
      )}
    </li>
  );
}
