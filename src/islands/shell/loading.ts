/** A shorter wait shows no bar (milliseconds). */
const throttle = 200;

let waits = 0;
let timer = 0;

function begin(): void {
  waits += 1;
  if (waits > 1) return;
  const { dataset } = document.documentElement;
  dataset.loading = '';
  timer = window.setTimeout(() => {
    dataset.loading = 'shown';
  }, throttle);
}

function end(): void {
  waits -= 1;
  if (waits > 0) return;
  clearTimeout(timer);
  delete document.documentElement.dataset.loading;
}

/**
 * Marks the page as loading until the work is done or has failed. The mark is `data-loading` on the root: there at once, and "shown", which
 * draws the bar, once the wait is worth a word.
 */
export async function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  begin();
  try {
    return await work;
  } finally {
    end();
  }
}
