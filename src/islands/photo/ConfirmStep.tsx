import { Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '#i18n/photo-words.ts';
import { ConfirmedRow, UnsureRow } from './NameRows.tsx';
import { PhotoFrame } from './PhotoFrame.tsx';
import type { PhotoState } from './photo-state.ts';
import { rowsOf, saidOf, waitingIn } from './read-list.ts';
import type { PhotoActions } from './use-photo.ts';

interface Props {
  readonly state: Pick<PhotoState, 'list' | 'photographs' | 'shared'>;
  readonly actions: PhotoActions;
  /** What becomes of the list. */
  readonly goes: 'analyse' | 'use';
  readonly onGo: () => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** The list as it was read: what is clear in one piece, and each name that is not beside its piece of the photograph. */
export function ConfirmStep({ state: { list, photographs, shared }, actions, goes, onGo, onEdit, onClose }: Props) {
  const waiting = waitingIn(list).length;
  const body = useRef<HTMLUListElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  const before = useRef(waiting);
  // What was confirmed is gone from under the finger: the next that asks has the focus, then the last button.
  useEffect(() => {
    if (waiting < before.current) (body.current?.querySelector<HTMLElement>('[data-asks] button') ?? go.current)?.focus();
    before.current = waiting;
  }, [waiting]);
  const edit = (
    <button type="button" className="text-button" onClick={onEdit}>
      {t('photo.confirm.editAll')}
    </button>
  );
  return (
    <PhotoFrame
      title={t('photo.confirm.clear', { clear: list.count - waiting, count: list.count })}
      action={edit}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button" onClick={actions.another}>
            <Plus className="icon" />
            {t('photo.confirm.another')}
          </button>
          <button type="button" className="button primary" ref={go} onClick={onGo}>
            {waiting > 0 ? t(`photo.confirm.${goes}Waiting`, { count: waiting }) : t(`photo.confirm.${goes}`)}
          </button>
        </>
      }
    >
      {shared !== null && (
        <p className="note" role="status">
          {shared > 0 ? t('photo.confirm.overlap', { count: shared }) : t('photo.confirm.noOverlap')}
        </p>
      )}
      <ul className="photo-names" ref={body}>
        {rowsOf(list).map((row, place) => {
          if (row.kind === 'clear')
            return (
              // Rows keep their places.
              <li key={place}>
                <Check className="icon leaf" />
                <span lang="la" translate="no">
                  {row.text}
                </span>
              </li>
            );
          const { index, name } = row;
          const props = { said: saidOf(list, name), name, onConfirm: (said: string) => actions.confirm(index, said) };
          return name.confirmed ? (
            <ConfirmedRow key={place} {...props} />
          ) : (
            <UnsureRow key={place} {...props} photograph={photographs[name.photograph]} />
          );
        })}
      </ul>
    </PhotoFrame>
  );
}
