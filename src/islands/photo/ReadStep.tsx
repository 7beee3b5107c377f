import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Corners } from '#core/photo/picture.ts';
import { t } from '#i18n/photo-words.ts';
import { BitmapCanvas } from './BitmapCanvas.tsx';
import { boundsOf } from './corners.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import { type ReadProgress, readSteps, type ReadStep as StepName } from './protocol.ts';

interface Props {
  readonly picture: ImageBitmap;
  readonly corners: Corners;
  readonly progress: ReadProgress;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** How much of the whole each step is; fetching comes once and is a way of its own. */
const shares: Readonly<Record<StepName, number>> = { fetch: 0, straighten: 0.15, recognise: 0.8, match: 0.05 };

/** From 0 to 1: of the fetching, or of all that comes after it. */
function doneOf({ step, done }: ReadProgress): number {
  if (step === 'fetch') return done;
  return readSteps.slice(0, readSteps.indexOf(step)).reduce((sum, before) => sum + shares[before], done * shares[step]);
}

/** Too early to tell how long it takes. */
const tooEarly = 0.2;

/** Seconds that are left, as fast as it went so far; null while that cannot be told. */
function useSecondsLeft(progress: ReadProgress): number | null {
  const begun = useRef<{ readonly fetching: boolean; readonly at: number } | null>(null);
  const fetching = progress.step === 'fetch';
  if (begun.current?.fetching !== fetching) begun.current = { fetching, at: performance.now() };
  const done = doneOf(progress);
  const spent = performance.now() - begun.current.at;
  return done < tooEarly ? null : Math.max(1, Math.round((spent * (1 - done)) / done / 1_000));
}

/** The photograph while it is read: the step in words, what has been read so far, and a way to stop. */
export function ReadStep({ picture, corners, progress, onStop, onClose }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const { step: now, names, straightened } = progress;
  const percent = Math.round(doneOf(progress) * 100);
  const left = useSecondsLeft(progress);
  useEffect(() => bar.current?.style.setProperty('--done', `${percent}%`), [percent]);
  const stop = (
    <button type="button" className="text-button" onClick={onStop}>
      {t('photo.read.stop')}
    </button>
  );
  return (
    <PhotoFrame title={t('photo.read.title')} action={stop} onClose={onClose}>
      <div className="photo-strip">
        {straightened ? (
          <BitmapCanvas picture={straightened} label={t('photo.read.straightened')} />
        ) : (
          <BitmapCanvas picture={picture} part={boundsOf(corners)} label={t('photo.crop.picture')} />
        )}
      </div>
      <div
        ref={bar}
        className="photo-bar"
        role="progressbar"
        aria-label={t('photo.read.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${t(`photo.read.step.${now}`)}, ${t.percent(percent)}`}
      />
      <p className="unseen" role="status">
        {t(`photo.read.step.${now}`)}
      </p>
      <ol className="photo-steps">
        {readSteps
          .filter((step) => step !== 'fetch' || now === 'fetch')
          .map((step) => (
            <Step key={step} step={step} progress={progress} />
          ))}
      </ol>
      {names.length > 0 && (
        <p className="small photo-so-far" lang="la">
          {t('photo.read.soFar', { names: names.join(', ') })}
        </p>
      )}
      {left !== null && <p className="fine quiet">{t('photo.read.left', { count: left })}</p>}
    </PhotoFrame>
  );
}

function Step({ step, progress: { step: now, done } }: { readonly step: StepName; readonly progress: ReadProgress }) {
  const past = readSteps.indexOf(step) < readSteps.indexOf(now);
  return (
    <li aria-current={step === now ? 'step' : undefined}>
      <span>{past && <Check className="icon leaf" />}</span>
      {t(`photo.read.step.${step}`)}
      {step === now && done > 0 && <span className="number">{t.percent(Math.round(done * 100))}</span>}
    </li>
  );
}
