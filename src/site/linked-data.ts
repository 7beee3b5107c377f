import { cheapestFirst, type PricedOffer } from '#core/catalog/offer.ts';
import type { Offer } from '#core/catalog/records.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { SiteConfig } from './config.ts';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Data of schema.org, safe inside a script element. */
function linkedData(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** schema.org BreadcrumbList. */
export function breadcrumbList(config: SiteConfig, crumbs: readonly Crumb[]): string {
  return linkedData({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(config, crumb.path),
    })),
  });
}

export interface PictureData {
  /** Address of our copy. */
  readonly path: string;
  /** Whose it is, where its licence may be read, and the page it came from, as far as they are known; null for one that was uploaded here. */
  readonly credit: { readonly author: string | null; readonly licence: string | null; readonly page: string | null } | null;
}

export interface ProductData {
  readonly name: string;
  readonly brand: string;
  readonly category: string | null;
  readonly description: string;
  readonly path: string;
  /** Barcodes that are the same everywhere. */
  readonly barcodes?: readonly string[];
  readonly picture?: PictureData | null;
  /** How people rated it; `samples` of them were invented. */
  readonly rating: { readonly average: number; readonly count: number; readonly samples: number } | null;
  /** What it costs; only what shops ask is told. */
  readonly offers?: readonly Offer[];
  /** Reviews that stand on the page. */
  readonly reviews?: readonly ReviewData[];
}

export interface ReviewData {
  readonly author: string | null;
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly language: string;
  readonly createdAt: string;
}

/** schema.org Product. Offers are those of shops, each currency for itself; ratings and reviews stand only where none of them is a sample. */
export function productData(
  config: SiteConfig,
  { name, brand, category, description, path, barcodes = [], picture = null, rating, offers = [], reviews = [] }: ProductData,
): string {
  const real = rating !== null && rating.count > 0 && rating.samples === 0;
  return linkedData({
    '@type': 'Product',
    '@id': `${absoluteUrl(config, path)}#product`,
    name,
    brand: { '@type': 'Brand', name: brand },
    ...(category === null ? {} : { category }),
    description,
    url: absoluteUrl(config, path),
    ...(barcodes.length === 0 ? {} : { gtin: barcodes.length === 1 ? barcodes[0] : barcodes }),
    ...(picture === null ? {} : { image: imageData(config, picture) }),
    ...offersData(offers),
    ...(real
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    ...(real && reviews.length > 0
      ? { review: reviews.flatMap((review) => (review.author === null ? [] : [reviewData(review, review.author)])) }
      : {}),
  });
}

/** One offer as it is, several of a currency as the span of their prices. */
function offersData(offers: readonly Offer[]) {
  const asked = cheapestFirst(
    offers.filter(({ shop }) => shop !== null),
    offers.length,
  );
  if (asked.length === 0) return {};
  const byCurrency = Map.groupBy(asked, ({ currency }) => currency);
  return {
    offers: [...byCurrency].map(([priceCurrency, group]) => {
      const [one] = group;
      const prices = group.map(({ amount }) => amount);
      return one && group.length === 1
        ? offerData(one)
        : {
            '@type': 'AggregateOffer',
            priceCurrency,
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            offerCount: group.length,
          };
    }),
  };
}

const offerData = ({ amount, currency, offer: { shop, link } }: PricedOffer) => ({
  '@type': 'Offer',
  price: amount,
  priceCurrency: currency,
  ...(link === null ? {} : { url: link }),
  seller: { '@type': 'Organization', name: shop },
});

/** An address, or schema.org ImageObject with what its licence asks to be told. */
function imageData(config: SiteConfig, { path, credit }: PictureData) {
  const contentUrl = absoluteUrl(config, path);
  if (credit === null) return contentUrl;
  const { author, licence, page } = credit;
  return {
    '@type': 'ImageObject',
    contentUrl,
    ...(author === null ? {} : { creditText: author }),
    ...(licence === null ? {} : { license: licence }),
    ...(page === null ? {} : { isBasedOn: page }),
  };
}

function reviewData({ rating, title, content, language, createdAt }: ReviewData, author: string) {
  return {
    '@type': 'Review',
    name: title,
    reviewBody: content,
    inLanguage: language,
    datePublished: createdAt.slice(0, 10),
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

/** schema.org FAQPage: questions that stand on the page with their answers. */
export function questionsData(questions: readonly { readonly question: string; readonly answer: string }[]): string {
  return linkedData({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

/** schema.org ItemList of the pages that a list leads to, in the order of the page. */
export function listData(config: SiteConfig, items: readonly Crumb[]): string {
  return linkedData({
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(config, path),
    })),
  });
}
