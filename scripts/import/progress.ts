import { SingleBar } from 'cli-progress';
import type { Language } from '#core/language.ts';
import type { Source } from './source.ts';
import { messages } from './words.ts';

export interface ImportProgress {
  readonly update: (rows: number) => void;
  readonly stop: () => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
/** Without a terminal a line is printed now and then. */
const lineEvery = 10_000;

/** Shows rows, rate and time left; how far the file is read tells how much is left. */
export function importProgress({ size, done }: Pick<Source, 'size' | 'done'>, language: Language): ImportProgress {
  const start = performance.now();
  const words = messages[language];
  const figures = (rows: number) => {
    const seconds = (performance.now() - start) / 1000;
    const share = size ? Math.min(1, done() / size) : 0;
    return {
      rows,
      rate: Math.round(rows / seconds),
      left: share > 0 ? clock((seconds * (1 - share)) / share) : '?',
      percent: Math.round(share * 100),
    };
  };
  if (!process.stdout.isTTY) {
    let next = lineEvery;
    return {
      update: (rows) => {
        if (performance.now() - start < next) return;
        next += lineEvery;
        const { rate, left, percent } = figures(rows);
        console.log(`  ${percent} % · ${rows} ${words.progress} · ${rate}/s · ${left} ${words.left}`);
      },
      stop: () => {},
    };
  }
  const bar = new SingleBar({
    format: `  {bar} {percentage} % · {rows} ${words.progress} · {rate}/s · {left} ${words.left}`,
    stream: process.stdout,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(100, 0, { rows: 0, rate: 0, left: '?' });
  return { update: (rows) => bar.update(figures(rows).percent, figures(rows)), stop: () => bar.stop() };
}
