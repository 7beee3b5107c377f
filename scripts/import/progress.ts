import { SingleBar } from 'cli-progress';
import type { Language } from '#core/language.ts';
import type { Source } from './source.ts';
import { messages } from './words.ts';

export interface ImportProgress {
  readonly update: (rows: number) => void;
  readonly stop: () => void;
}

export interface FetchProgress {
  readonly update: (done: number, size: number | null) => void;
  readonly stop: () => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
/** Without a terminal a line is printed now and then. */
const lineEvery = 10_000;

export interface Meter {
  readonly show: (share: number, text: () => string) => void;
  readonly stop: () => void;
}

/** A bar at a terminal, else a line now and then. */
export function meter(): Meter {
  if (!process.stdout.isTTY) {
    const start = performance.now();
    let next = lineEvery;
    return {
      show: (share, text) => {
        if (performance.now() - start < next) return;
        next += lineEvery;
        console.log(`  ${Math.round(share * 100)} % · ${text()}`);
      },
      stop: () => {},
    };
  }
  const bar = new SingleBar({ format: '  {bar} {percentage} % · {text}', stream: process.stdout, hideCursor: true, clearOnComplete: true });
  bar.start(100, 0, { text: '' });
  return { show: (share, text) => bar.update(Math.round(share * 100), { text: text() }), stop: () => bar.stop() };
}

/** Minutes and seconds that are left when a share is done. */
export const leftOf = (seconds: number, share: number) => (share > 0 ? clock((seconds * (1 - share)) / share) : '?');

/** Shows rows, rate and time left; how far the file is read tells how much is left. */
export function importProgress({ size, done }: Pick<Source, 'size' | 'done'>, language: Language): ImportProgress {
  const start = performance.now();
  const words = messages[language];
  const { show, stop } = meter();
  return {
    update: (rows) => {
      const seconds = (performance.now() - start) / 1_000;
      const share = size ? Math.min(1, done() / size) : 0;
      show(share, () => `${rows} ${words.progress} · ${Math.round(rows / seconds)}/s · ${leftOf(seconds, share)} ${words.left}`);
    },
    stop,
  };
}

/** Shows megabytes, rate and time left of a fetch; one that goes on begins with what it has. */
export function fetchProgress(language: Language): FetchProgress {
  const words = messages[language];
  const { show, stop } = meter();
  let start: { readonly at: number; readonly done: number } | null = null;
  const megabytes = (bytes: number) => (bytes / 1e6).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    update: (done, size) => {
      start ??= { at: performance.now(), done };
      const seconds = (performance.now() - start.at) / 1_000;
      const rate = seconds > 0 ? (done - start.done) / seconds : 0;
      const left = size !== null && rate > 0 ? clock((size - done) / rate) : '?';
      const of = size === null ? '' : ` / ${megabytes(size)}`;
      show(
        size === null ? 0 : Math.min(1, done / size),
        () => `${megabytes(done)}${of} ${words.megabytes} · ${megabytes(rate)} ${words.megabytes}/s · ${left} ${words.left}`,
      );
    },
    stop,
  };
}
