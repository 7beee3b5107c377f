import { Check, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Box } from '#core/photo/picture.ts';
import { t } from '#i18n/photo-words.ts';
import { BitmapCanvas } from './BitmapCanvas.tsx';
import { NameField } from './NameField.tsx';
import type { ShownName } from './read-list.ts';

interface Props {
  readonly name: ShownName;
  /** As it stands in the list now. */
  readonly said: string;
  readonly onConfirm: (said: string) => void;
}

/** Of a name's height, what is shown around it. */
const around = 0.35;

function widened([x, y, width, height]: Box, { width: right, height: bottom }: ImageBitmap): Box {
  const margin = height * around;
  const [left, top] = [Math.max(0, Math.floor(x - margin)), Math.max(0, Math.floor(y - margin))];
  return [left, top, Math.ceil(Math.min(right, x + width + margin) - left), Math.ceil(Math.min(bottom, y + height + margin) - top)];
}

/** A name that was not clear: its piece of the photograph, what it may be, and a pencil. */
export function UnsureRow({
  name: { candidates, box },
  said,
  photograph,
  onConfirm,
}: Props & { readonly photograph: ImageBitmap | undefined }) {
  const [typing, setTyping] = useState(false);
  return (
    <li data-asks="">
      <svg className="photo-mark" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M1.5 2h9L6 10z" className="tick-disputed" />
      </svg>
      <div>
        <p className="meaning slate">{t('photo.confirm.isThisIt')}</p>
        {photograph && (
          <div className="photo-piece">
            <BitmapCanvas picture={photograph} part={widened(box, photograph)} label={t('photo.confirm.piece', { text: said })} />
          </div>
        )}
        {typing ? (
          <NameField
            text={candidates[0] ?? said}
            label={t('photo.confirm.typed', { text: said })}
            onDone={onConfirm}
            onCancel={() => setTyping(false)}
          />
        ) : (
          <div className="photo-picks">
            {candidates.map((candidate) => (
              <button
                key={candidate}
                type="button"
                className="button"
                lang="la"
                aria-label={t('photo.confirm.take', { name: candidate })}
                onClick={() => onConfirm(candidate)}
              >
                {candidate}
              </button>
            ))}
            {!candidates.includes(said) && (
              <button type="button" className="button" onClick={() => onConfirm(said)}>
                {t('photo.confirm.asRead', { text: said })}
              </button>
            )}
            <button type="button" className="button" aria-label={t('photo.confirm.type')} onClick={() => setTyping(true)}>
              <Pencil className="icon" />
            </button>
          </div>
        )}
      </div>
    </li>
  );
}

/** A name that the reader has looked at; it can be changed once more. */
export function ConfirmedRow({ said, onConfirm }: Props) {
  const [typing, setTyping] = useState(false);
  const confirm = (typed: string) => {
    setTyping(false);
    onConfirm(typed);
  };
  if (typing)
    return (
      <li>
        <Pencil className="icon" />
        <NameField text={said} label={t('photo.confirm.typed', { text: said })} onDone={confirm} onCancel={() => setTyping(false)} />
      </li>
    );
  return (
    <li>
      <Check className="icon leaf" />
      <div className="photo-confirmed">
        <span lang="la" translate="no">
          {said}
        </span>
        <small>{t('photo.confirm.confirmed')}</small>
        <button
          type="button"
          className="button bare"
          aria-label={t('photo.confirm.change', { name: said })}
          onClick={() => setTyping(true)}
        >
          <Pencil className="icon" />
        </button>
      </div>
    </li>
  );
}
