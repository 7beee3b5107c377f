import type { AnswerOf, InputOf } from '#api/endpoint.ts';
import type { oembed } from '#api/oembed.ts';
import { movedTo, publicProduct } from '#db/queries/public-products.ts';
import { absoluteUrl } from '#site/absolute-url.ts';
import { embeddedProductPath, picturePath } from '#site/paths.ts';
import { cardSize, frameLine } from '#ui/embed/frame-line.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';

const productAddress = /^\/(?:embed\/)?products\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** The picture that is shown where a page is shared. */
const thumbnail = { width: 1_200, height: 630 } as const;
const day = 86_400;

/** The product whose page or card an address is; null for every other address, of another site or of another thing. */
function productOf(address: string, siteUrl: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin === new URL(siteUrl).origin ? (productAddress.exec(pathname)?.[1] ?? null) : null;
}

export async function answerOembed({ query }: InputOf<typeof oembed>, { db, site, t }: Services): Promise<AnswerOf<typeof oembed>> {
  if ((query.format ?? 'json') !== 'json') throw new ApiError('format.unknown');
  const asked = productOf(query.url, site.siteUrl);
  const product =
    asked === null ? null : ((await publicProduct(db, asked)) ?? (await publicProduct(db, (await movedTo(db, 'product', asked)) ?? '')));
  if (!product) throw new ApiError('not_found');
  const most = { width: query.maxwidth ?? Number.POSITIVE_INFINITY, height: query.maxheight ?? Number.POSITIVE_INFINITY };
  const [width, height] = [Math.min(cardSize.width, most.width), Math.min(cardSize.height, most.height)];
  const title = (site.language === 'ru' ? product.titleRu : null) ?? product.titleEn;
  const pictureFits = thumbnail.width <= most.width && thumbnail.height <= most.height;
  return {
    type: 'rich',
    version: '1.0',
    title,
    author_name: product.brand,
    provider_name: t('site.name'),
    provider_url: absoluteUrl(site, '/'),
    cache_age: day,
    html: frameLine({
      address: absoluteUrl(site, embeddedProductPath(product.alias)),
      title: `${title}, ${product.brand} · ${t('site.name')}`,
      width,
      height,
    }),
    width,
    height,
    ...(pictureFits
      ? {
          thumbnail_url: absoluteUrl(site, picturePath('product', product.alias)),
          thumbnail_width: thumbnail.width,
          thumbnail_height: thumbnail.height,
        }
      : {}),
  };
}
