import { type DragEvent, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { t } from '#i18n/photo-words.ts';
import styles from '#ui/styles/photo.css?inline';
import { addStyles } from '../for-you/add-styles.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { CropStep } from './CropStep.tsx';
import { pictureAmong } from './picture-files.ts';
import { ReadStep } from './ReadStep.tsx';
import { saidOf, waitingIn } from './read-list.ts';
import { isShared, takeSharedPicture } from './shared-picture.ts';
import { TakeStep } from './TakeStep.tsx';
import { usePhoto } from './use-photo.ts';

export interface PhotoDialogProps {
  /** A picture that is there already: pasted, dropped or shared. */
  readonly picture: Blob | null;
  /** Counts how often it was asked for. */
  readonly asked: number;
  /** What stands in the box. */
  readonly current: () => string;
  /** What becomes of the list that was read. */
  readonly goes: 'analyse' | 'use';
  readonly onText: (text: string) => void;
  /** The reader goes on in the box. */
  readonly onEdit: (text: string) => void;
}

/** From a photograph to a list, in front of the page; under the button that opened it, what is still to be looked at. */
export default function PhotoDialog({ picture: given, asked, current, goes, onText, onEdit }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, actions } = usePhoto();
  const [open, setOpen] = useState(false);
  const { step, picture, corners, progress, list, problem } = state;
  useInsertionEffect(() => addStyles(styles), []);
  useEffect(() => {
    dialog.current?.showModal();
    setOpen(true);
    actions.begin();
    if (given) actions.take(Promise.resolve(given));
    else if (isShared()) actions.take(takeSharedPicture());
  }, [asked, given, actions]);

  const close = () => dialog.current?.close();
  const hand = (to: (text: string) => void) => {
    close();
    to(list.text);
  };
  const lookAgain = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = pictureAmong(event.dataTransfer.files);
    if (file && step !== 'read') actions.take(Promise.resolve(file));
  };
  const inBox = open ? '' : current();
  const unclear = waitingIn(list)
    .map((name) => saidOf(list, name))
    .filter((said) => inBox.includes(said));
  return (
    <>
      <dialog
        ref={dialog}
        className="photo"
        aria-labelledby="photo-title"
        data-step={step}
        onClose={() => {
          setOpen(false);
          if (step === 'read') actions.stop();
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {open && step === 'take' && <TakeStep problem={problem} onTake={actions.take} onClose={close} />}
        {open && step === 'crop' && picture && <CropStep picture={picture} state={state} actions={actions} onClose={close} />}
        {open && step === 'read' && picture && corners && (
          <ReadStep picture={picture} corners={corners} progress={progress} onStop={actions.stop} onClose={close} />
        )}
        {open && step === 'confirm' && (
          <ConfirmStep state={state} actions={actions} goes={goes} onGo={() => hand(onText)} onEdit={() => hand(onEdit)} onClose={close} />
        )}
      </dialog>
      {unclear.length > 0 && (
        <div className="note photo-waiting" role="status">
          <p>{t('photo.waiting', { count: unclear.length, names: t.list(unclear) })}</p>
          <button type="button" className="text-button" onClick={lookAgain}>
            {t('photo.waiting.look')}
          </button>
        </div>
      )}
    </>
  );
}
