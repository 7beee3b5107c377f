import { escapeHtml } from '#ui/markup/escape.ts';

/** Why there is no page: an address leads nowhere, none can be so, or what was there was removed. */
export type NotFoundKind = 'missing' | 'invalid' | 'gone';

/** The path as a person reads it; a damaged one as it came. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The built error page with the address put in, as text. */
export function notFoundPage(page: string, address: string, kind: NotFoundKind = 'missing'): string {
  return page.replace(
    /<p class="path" data-path="([^"]*)" data-invalid="([^"]*)" data-gone="([^"]*)">[^<]*</,
    (_, missing: string, invalid: string, gone: string) =>
      `<p class="path">${{ missing, invalid, gone }[kind].replace('{path}', () => escapeHtml(readable(address)))}<`,
  );
}
