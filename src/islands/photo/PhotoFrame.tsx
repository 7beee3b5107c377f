import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '#i18n/photo-words.ts';

interface Props {
  readonly title: string;
  /** As dark as the finder of a camera. */
  readonly dark?: boolean;
  /** At the end of the head. */
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A step of the way from a photograph to a list: its head, what is shown, what one can do. Its title has the focus when the step begins. */
export function PhotoFrame({ title, dark = false, action, footer, children, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="photo-frame" data-dark={dark || undefined}>
      <header>
        <button type="button" className="button bare" aria-label={t('photo.close')} onClick={onClose}>
          <X className="icon" />
        </button>
        <h2 id="photo-title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <div>{action}</div>
      </header>
      <div className="photo-body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </div>
  );
}
