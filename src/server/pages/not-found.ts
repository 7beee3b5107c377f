import { escapeHtml } from '#ui/markup/escape.ts';

/** The path as a person reads it; a damaged one as it came. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The built error page with the address put in, as text: one that leads nowhere, or one that cannot be. */
export function notFoundPage(page: string, address: string, kind: 'missing' | 'invalid' = 'missing'): string {
  return page.replace(
    /<p class="path" data-path="([^"]*)" data-invalid="([^"]*)">[^<]*</,
    (_, missing: string, invalid: string) =>
      `<p class="path">${(kind === 'missing' ? missing : invalid).replace('{path}', () => escapeHtml(readable(address)))}<`,
  );
}
