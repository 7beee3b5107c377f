import type { APIRoute } from 'astro';
import { t } from '#i18n/page-words.ts';
import { userPath } from '#site/account-paths.ts';
import { sharePath } from '#site/offline-paths.ts';
import { checkerPath, homePath, searchPath } from '#site/paths.ts';
import { screenColours } from '#site/screen-colours.ts';

const maskable = [192, 512].map((side) => ({
  src: `/icon-maskable-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose: 'maskable',
}));
const iconsOf = () => [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

export const GET: APIRoute = () => {
  const manifest = {
    id: homePath,
    name: t('site.name'),
    short_name: t('site.name'),
    description: t('site.tagline'),
    lang: t.language,
    start_url: homePath,
    scope: homePath,
    display: 'standalone',
    categories: ['beauty', 'health', 'shopping'],
    background_color: screenColours.light,
    theme_color: screenColours.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ...maskable,
    ],
    shortcuts: [
      { name: t('nav.checker'), url: checkerPath, icons: iconsOf() },
      { name: t('nav.search'), url: searchPath, icons: iconsOf() },
      { name: t('favorites.title'), url: userPath, icons: iconsOf() },
    ],
    // A text goes to the checker, a picture to its reader of photographs; the service worker takes both (src/offline/share.ts).
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', files: [{ name: 'picture', accept: ['image/*'] }] },
    },
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
