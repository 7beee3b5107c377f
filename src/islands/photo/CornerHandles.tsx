import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Corners, Point } from '#core/photo/picture.ts';
import { t } from '#i18n/photo-words.ts';
import { moveCorner } from './corners.ts';

interface Props {
  readonly corners: Corners;
  readonly size: { readonly width: number; readonly height: number };
  readonly onMove: (corners: Corners) => void;
}

const names = [0, 1, 2, 3] as const;
/** What a press of an arrow moves a corner by, as a share of the longer side; with Shift more. */
const [step, leap] = [0.01, 0.05];
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Four handles over a picture, and a shade over what they leave out. A finger, a mouse and the arrow keys move them. */
export function CornerHandles({ corners, size, onMove }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { width, height } = size;
  const drag = (index: number, { clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    const place = area.current?.getBoundingClientRect();
    if (!place || !currentTarget.hasPointerCapture(pointerId)) return;
    const to: Point = [((clientX - place.left) / place.width) * width, ((clientY - place.top) / place.height) * height];
    onMove(moveCorner(corners, index, to, size));
  };
  const press = (index: number, event: KeyboardEvent) => {
    const by = arrows[event.key];
    const from = corners[index];
    if (!by || !from) return;
    event.preventDefault();
    const length = (event.shiftKey ? leap : step) * Math.max(width, height);
    onMove(moveCorner(corners, index, [from[0] + by[0] * length, from[1] + by[1] * length], size));
  };
  const across = (x: number) => t.percent(Math.round((x / width) * 100));
  const down = (y: number) => t.percent(Math.round((y / height) * 100));
  const outline = corners.map((corner) => corner.join(' ')).join('L');
  return (
    // Arrow keys are for the corners, not for reading on.
    <div className="photo-corners" role="application" aria-label={t('photo.crop.area')} ref={area}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="photo-shade" fillRule="evenodd" d={`M0 0H${width}V${height}H0ZM${outline}Z`} />
        <path className="photo-outline" d={`M${outline}Z`} />
      </svg>
      {names.map((name) => {
        const [x, y] = corners[name];
        return (
          <button
            key={name}
            type="button"
            className="photo-corner"
            data-corner={name}
            style={{ insetInlineStart: `${(x / width) * 100}%`, insetBlockStart: `${(y / height) * 100}%` }}
            aria-label={t('photo.crop.at', { corner: t(`photo.crop.corner.${name}`), across: across(x), down: down(y) })}
            aria-describedby="corners-help"
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(name, event)}
            onKeyDown={(event) => press(name, event)}
          />
        );
      })}
    </div>
  );
}
