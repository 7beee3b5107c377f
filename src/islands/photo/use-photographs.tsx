import { Camera } from 'lucide-react';
import {
  type ClipboardEvent,
  type ComponentType,
  type DOMAttributes,
  type DragEvent,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { t } from '#i18n/current.ts';
import { notify } from '../shell/notify.ts';
import type { PhotoDialogProps } from './PhotoDialog.tsx';

interface Asked {
  readonly Dialog: ComponentType<PhotoDialogProps>;
  readonly picture: Blob | null;
  readonly asked: number;
}

/** Handlers of the box that lists are written into. */
export type PictureEvents = Pick<DOMAttributes<HTMLTextAreaElement>, 'onPaste' | 'onDragOver' | 'onDrop'>;

const pictureIn = (files: FileList): File | undefined => [...files].find(({ type }) => type.startsWith('image/'));

/** What reads photographs is loaded when the first one is to be read. Pictures that are pasted or dropped into the box go to it. */
export function usePhotographs(props: Omit<PhotoDialogProps, 'picture' | 'asked'>) {
  const [shown, setShown] = useState<Asked | null>(null);
  const open = useMemo(
    () =>
      async (picture: Blob | null = null): Promise<void> => {
        try {
          const { default: Dialog } = await import('./PhotoDialog.tsx');
          startTransition(() => setShown((before) => ({ Dialog, picture, asked: (before?.asked ?? 0) + 1 })));
        } catch {
          notify({ kind: 'danger', text: t('checker.photo.failed') });
        }
      },
    [],
  );
  const ask = useCallback(() => void open(), [open]);
  useEffect(() => {
    if (new URLSearchParams(location.search).get('shared') !== 'picture') return;
    void import('./shared-picture.ts').then(async ({ takeSharedPicture }) => open(await takeSharedPicture()));
  }, [open]);
  const pictures = useMemo<PictureEvents>(() => {
    const take = (event: ClipboardEvent | DragEvent, files: FileList) => {
      const picture = pictureIn(files);
      if (!picture) return;
      event.preventDefault();
      void open(picture);
    };
    return {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
      // Without it a file that is let go here would be opened in place of the page.
      onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
      onDrop: (event: DragEvent) => take(event, event.dataTransfer.files),
    };
  }, [open]);
  const dialog = shown && <shown.Dialog {...props} picture={shown.picture} asked={shown.asked} />;
  return { ask, pictures, dialog };
}

/** The way from the box to a photograph of the list. */
export function PhotoButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button type="button" className="button" data-does="photograph" onClick={onOpen}>
      <Camera className="icon" />
      {t('checker.photo')}
    </button>
  );
}
