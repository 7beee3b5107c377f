import { whileLoading } from './loading.ts';

/** Not every browser tells that its stop button was pressed (milliseconds). */
const longest = 10_000;

/** Resolves when the way to the next page is given up, or this page is put away: what the browser keeps of it must not look busy. */
function leaving(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    addEventListener('pagehide', () => resolve(), { once: true });
    setTimeout(resolve, longest);
  });
}

/** From the click on a link or the sending of a form until the next page of the site is there. Older browsers show their own sign only. */
if ('navigation' in window)
  navigation.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    const here = destination.sameDocument || new URL(destination.url).origin !== location.origin;
    if (!here && downloadRequest === null) void whileLoading(leaving(signal));
  });
