import { type ClipboardEvent, type ComponentType, type DragEvent, useEffect, useMemo, useState } from 'react';
import { t } from '#i18n/current.ts';
import { notify } from '../shell/notify.ts';
import type { PhotoDialogProps } from './PhotoDialog.tsx';

interface Shown {
  readonly Dialog: ComponentType<PhotoDialogProps>;
  readonly picture: Blob | null;
  readonly asked: number;
}

/** What reads photographs is loaded when the first one is to be read. Pictures that are pasted or dropped into the box, with these handlers, go to it. */
export function usePhotographs(props: Omit<PhotoDialogProps, 'picture' | 'asked'>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const { ask, pictures } = useMemo(() => {
    let asked = 0;
    const open = (picture: Blob | null) =>
      import('./PhotoDialog.tsx').then(
        ({ default: Dialog }) => {
          asked += 1;
          setShown({ Dialog, picture, asked });
        },
        () => notify({ kind: 'danger', status: 0 }),
      );
    const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
      const picture = [...files].find(({ type }) => type.startsWith('image/'));
      if (!picture) return;
      event.preventDefault();
      void open(picture);
    };
    return {
      ask: () => void open(null),
      pictures: {
        onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
        // A file that is let go here would else be opened in place of the page.
        onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
        onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      },
    };
  }, []);
  // The dialog takes the picture that another app shared (shared-picture.ts).
  useEffect(() => {
    if (location.search.includes('shared=picture')) ask();
  }, [ask]);
  return { ask, pictures, dialog: shown && <shown.Dialog {...props} picture={shown.picture} asked={shown.asked} /> };
}

/** Handlers of the box that lists are written into. */
export type PictureEvents = ReturnType<typeof usePhotographs>['pictures'];

/** The way from the box to a photograph of the list. */
export function PhotoButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button type="button" className="button" data-does="photograph" onClick={onOpen}>
      {t('checker.photo')}
    </button>
  );
}
