import type { Language } from '#core/language.ts';
import type { FailedPicture } from '#db/queries/kept-pictures.ts';
import { type FailureCode, failureCodes } from '#server/fetching/failure.ts';
import { leftOf, meter } from '../import/progress.ts';
import { failureWords } from './failures.ts';
import type { PictureSummary } from './run.ts';
import { messages } from './words.ts';

/** Shows how many are done, the rate and the time left. */
export function pictureProgress(language: Language) {
  const start = performance.now();
  const { show, stop } = meter();
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 0 });
  return {
    update: (done: number, all: number) => {
      const seconds = (performance.now() - start) / 1_000;
      show(done / all, () =>
        messages[language].progress(number(done), number(all), number((60 * done) / seconds), leftOf(seconds, done / all)),
      );
    },
    stop,
  };
}

const isCode = (text: string): text is FailureCode => failureCodes.some((code) => code === text);

/** Prints what a run did, and of what failed what to do. */
export function printPictures(summary: PictureSummary, budget: number, language: Language): void {
  const words = messages[language];
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 0 });
  const megabytes = (bytes: number) => (bytes / 1e6).toLocaleString(language, { maximumFractionDigits: 1 });
  const { fetched, unchanged, removed, givenUp } = summary;
  const failed = [...summary.failed.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    Object.entries({ fetched, unchanged, removed, failed, givenUp })
      .map(([name, count]) => `${words.counts[name as keyof typeof words.counts]} ${number(count)}`)
      .join(' · '),
  );
  for (const [code, count] of [...summary.failed].sort(([, a], [, b]) => b - a))
    console.log(`  ${number(count).padStart(8)}  ${code.padEnd(18)}  ${failureWords[language][code]}`);
  if (summary.leftHosts.length > 0) console.log(words.left(summary.leftHosts.join(', ')));
  if (failed > 0) console.log(words.list);
  if (summary.noRoom > 0) console.log(words.noRoom(number(summary.noRoom)));
  console.log(words.room(megabytes(summary.bytes), megabytes(budget)));
}

/** Prints each picture that failed: product, address, reason with what to do, and when it is tried again. */
export function printFailed(failed: readonly FailedPicture[], language: Language): void {
  const words = messages[language];
  if (failed.length === 0) console.log(words.noneFailed);
  for (const { alias, address, failure, detail, dueAt } of failed) {
    const reason = isCode(failure) ? failureWords[language][failure] : failure;
    const then = dueAt === null ? words.givenUp : words.again(dueAt.slice(0, 10));
    console.log([alias, address, detail === null ? failure : `${failure} (${detail})`, reason, then].join('\t'));
  }
}
