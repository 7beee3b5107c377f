import { escapeHtml } from '#ui/markup/escape.ts';

/** The path as a person reads it; a damaged one as it came. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The built error page with the path put in, as text. */
export function notFoundPage(page: string, path: string): string {
  return page.replace(
    /(<p[^>]*data-path="([^"]*)"[^>]*>)[^<]*(<\/p>)/,
    (_, open: string, text: string, close: string) => `${open}${text.replace('{path}', () => escapeHtml(readable(path)))}${close}`,
  );
}
