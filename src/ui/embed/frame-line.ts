import { escapeHtml } from '../markup/escape.ts';

/** How large a card is drawn, in pixels; a page may give it any other size. */
export const cardSize = { width: 480, height: 400 } as const;

interface Framed {
  /** Full address of the card. */
  readonly address: string;
  /** What it shows: read aloud for the frame. */
  readonly title: string;
  readonly width?: number;
  readonly height?: number;
}

/** The line that puts a card on a page: fetched when it comes into view, without telling us which page that is. */
export function frameLine({ address, title, width = cardSize.width, height = cardSize.height }: Framed): string {
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" referrerpolicy="no-referrer"></iframe>`;
}
