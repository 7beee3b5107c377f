import { isRedirector, isTracking, targetNames } from './tracking.ts';

/** Redirectors lead to each other; more of them than this in a row is a trap. */
const mostSteps = 5;
const isAddress = (text: string) => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);

/** A text that was made fit for an address once or more, as it was. */
function plainText(text: string): string {
  let plain = text;
  for (let step = 0; step < mostSteps && /^https?%(?:25)*3a/i.test(plain); step += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      return plain;
    }
  }
  return plain;
}

/** Where a redirector leads, as far as its address says so: in a parameter of its own, in any parameter, or in its path ("…/destination:https%3A…"). */
function targetOf({ searchParams, pathname }: URL): string | null {
  const named = targetNames.flatMap((name) => [...searchParams].flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : [])));
  const inPath = /https?(?::|%(?:25)*3a).+$/i.exec(pathname)?.[0] ?? '';
  return [...named, ...searchParams.values(), inPath].map(plainText).find(isAddress) ?? null;
}

/** "a=1&utm_source=x" → "a=1"; what stays is not written anew. */
const withoutTracking = (parameters: string, host: string) =>
  parameters
    .split('&')
    .filter((parameter) => {
      const [[name, value] = ['', '']] = new URLSearchParams(parameter);
      return parameter !== '' && !isTracking(name.toLowerCase(), value, host);
    })
    .join('&');

/**
 * The address of a shop's page without what tells the shop or others where a reader came from: parameters of tracking and of affiliates,
 * user names. The address of a redirector gives what it leads to; null where that is not said, or it is no address of the web.
 */
export function plainLink(address: string): string | null {
  let text = address.trim();
  for (let step = 0; step < mostSteps; step += 1) {
    if (!isAddress(text)) return null;
    const url = new URL(text);
    if (!isRedirector(url)) return cleaned(url);
    const target = targetOf(url);
    if (target === null) return null;
    text = target;
  }
  return null;
}

function cleaned(url: URL): string {
  const host = url.hostname;
  url.username = '';
  url.password = '';
  url.search = withoutTracking(url.search.slice(1), host);
  // What stands behind "#" names a place in the page, or parameters such as "xtor=AL-1".
  const fragment = url.hash.slice(1);
  url.hash = /^[^/!?]*=/.test(fragment) ? withoutTracking(fragment, host) : fragment;
  return url.href;
}
