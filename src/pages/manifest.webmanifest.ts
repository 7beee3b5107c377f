import type { APIRoute } from 'astro';
import { t } from '#i18n/current.ts';
import { checkerPath, homePath } from '#site/paths.ts';
import { screenColours } from '#site/screen-colours.ts';

export const GET: APIRoute = () => {
  const manifest = {
    name: t('site.name'),
    short_name: t('site.name'),
    description: t('site.tagline'),
    lang: t.language,
    start_url: homePath,
    scope: homePath,
    display: 'standalone',
    background_color: screenColours.light,
    theme_color: screenColours.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
    shortcuts: [{ name: t('nav.checker'), url: checkerPath }],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
