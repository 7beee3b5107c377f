import { isWithdrawn, movedTo } from '#db/queries/public-products.ts';
import { embeddedProductPath } from '#site/paths.ts';
import { escapeHtml } from '#ui/markup/escape.ts';
import type { Services } from '../services.ts';
import { liveCard } from './live-rows.ts';
import { found, missing, taggedAnswer } from './page-headers.ts';

const themes: readonly string[] = ['light', 'dark'];

/** Colours asked for in the address stand in the card from the first paint, without a script. */
function themed(html: string, { searchParams }: URL): string {
  const theme = searchParams.get('theme') ?? '';
  return themes.includes(theme) ? html.replace('<html ', `<html data-theme="${theme}" `) : html;
}

/**
 * The card of a product, as other sites frame it. No build writes it: most products have none anywhere, and one that stands somewhere is to say what
 * the product's page says now.
 */
export async function cardAnswer(request: Request, alias: string, { db, files, kept, t }: Services): Promise<Response> {
  const url = new URL(request.url);
  const headers = { ...found, 'netlify-vary': 'query=theme' };
  const page = await liveCard(db, alias);
  const bytes = page && (await kept.live(embeddedProductPath(alias), page));
  if (bytes) return taggedAnswer(request, themed(new TextDecoder().decode(bytes), url), headers);
  const target = await movedTo(db, 'product', alias);
  if (target) return new Response(null, { status: 301, headers: { location: embeddedProductPath(target) + url.search } });
  const isGone = await isWithdrawn(db, alias);
  const text = escapeHtml(t(isGone ? 'embed.gone' : 'embed.missing'));
  const html = files.text('_shells/card.html').replaceAll('{{text}}', () => text);
  return new Response(themed(html, url), { status: isGone ? 410 : 404, headers: missing });
}
