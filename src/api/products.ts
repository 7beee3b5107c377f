import * as z from 'zod/mini';
import { skinTypes } from '#core/analysis/verdicts.ts';
import { derivedProduct, storedOutline } from '#core/catalog/derived.ts';
import { productsPerPage } from '#core/catalog/page-sizes.ts';
import { doseOptions, productQueries, productSorts } from '#core/catalog/product-query.ts';
import { certificateKinds } from '#core/catalog/taxonomy.ts';
import { flagNames } from '#core/knowledge/flags.ts';
import { endpoint } from './endpoint.ts';
import { alias, barcode, moment, page } from './fields.ts';
import { brandLink, certificate, counts, limit, listOf, optionalText, repeated, searched } from './lists.ts';

/** The least that each size costs, by currencies; null where it is not known. */
const productSizes = z.array(
  z.strictObject({ size: z.string(), price: z.nullable(z.int()), currency: optionalText, priceDate: optionalText }),
);
/** What shops ask now. Prices are in the smallest unit of the currency. */
const shopOffers = z.array(
  z.strictObject({
    shop: z.string(),
    size: optionalText,
    price: z.int(),
    currency: z.string(),
    /** Day the price was first seen. */
    since: z.string(),
    /** The shop's page, without tracking. */
    link: optionalText,
    /** What the shop asked before, oldest first. */
    earlier: z.array(z.strictObject({ day: z.string(), price: z.int() })),
  }),
);
const rating = z.nullable(z.strictObject({ average: z.number(), count: z.int() }));

const listedProduct = z.strictObject({
  alias: z.string(),
  /** In the site's language where there is such a title, else as on the pack. */
  title: z.string(),
  brand: brandLink,
  category: brandLink,
  /** False: the category is only likely. */
  categorySure: z.boolean(),
  addedAt: moment,
  /** Invented for the demonstration. */
  demo: z.boolean(),
  sizes: productSizes,
  /** Of reviews by people; null where there is none. */
  rating,
  /** Address of its picture, 96 pixels wide; null without one. Whose it is stands in the record of the product. */
  picture: optionalText,
  /** Family (null: unknown name) and estimated share of each ingredient in label order, and the one thing that tells the list apart; null until it was read. */
  outline: z.nullable(storedOutline),
});
export type ListedProduct = z.output<typeof listedProduct>;

export const listProducts = endpoint({
  method: 'GET',
  path: 'v2/products',
  summary: 'Products: search, filters, orders, and how many products each further choice would leave.',
  who: 'anyone',
  query: z.strictObject({
    q: searched,
    /** The one product with this barcode. */
    barcode: z.optional(barcode),
    contains: repeated(alias, 10),
    without: repeated(alias, 10),
    free: repeated(z.enum(flagNames), flagNames.length),
    /** "enough": of what the product is good for, what studies on people support, there is as much as was studied. */
    dose: repeated(z.enum(doseOptions), doseOptions.length),
    effect: repeated(alias, 20),
    skin: repeated(z.enum(skinTypes), skinTypes.length),
    category: repeated(alias, 60),
    brand: repeated(alias, 60),
    certificate: repeated(z.enum(certificateKinds), certificateKinds.length),
    sort: z.optional(z.enum(productSorts)),
    page,
    limit: limit(productsPerPage),
    /** Ingredients to be counted in `facets.contains` and `facets.without`, beside those that are chosen. */
    tally: repeated(alias, 20),
  }),
  status: 200,
  answer: z.strictObject({
    ...listOf(listedProduct, z.strictObject(productQueries.byGroup(() => counts))).shape,
    /** INCI names of the ingredients that are chosen or counted, names of the brands that are counted, by alias. */
    names: z.strictObject({ ingredients: z.record(z.string(), z.string()), brands: z.record(z.string(), z.string()) }),
  }),
  errors: [],
  open: true,
});

export const oneProduct = endpoint({
  method: 'GET',
  path: 'v2/products/{alias}',
  summary: 'One product with what its list says.',
  who: 'anyone',
  params: z.strictObject({ alias }),
  status: 200,
  answer: z.strictObject({
    alias: z.string(),
    title: z.strictObject({ en: z.string(), ru: optionalText }),
    brand: brandLink,
    category: brandLink,
    /** False: the category, and with it how the product is used, is only likely. */
    categorySure: z.boolean(),
    list: z.string(),
    listDate: optionalText,
    addedAt: moment,
    sizes: productSizes,
    barcodes: z.array(z.string()),
    offers: shopOffers,
    discontinuedAt: optionalText,
    replaces: optionalText,
    replacedBy: optionalText,
    /** Of people's reviews; samples of the demonstration do not count. */
    rating,
    certificates: z.array(certificate),
    /** Its address, 800 pixels wide at most; author and licence where its source says them. Null without a picture. */
    picture: z.nullable(z.strictObject({ address: z.string(), author: optionalText, licence: optionalText })),
    source: z.strictObject({ kind: z.string(), url: optionalText, licence: optionalText }),
    demo: z.boolean(),
    /** Codes, aliases and places; null until the list was read. */
    report: z.nullable(derivedProduct),
  }),
  errors: ['not_found'],
  open: true,
});

/** Products that are asked for in one call. */
export const listsMost = 50;

export const productLists = endpoint({
  method: 'GET',
  path: 'v2/product-lists',
  summary: 'The lists of several products; what is gone from the catalogue is left out. `alias` is as it was asked for.',
  who: 'anyone',
  query: z.strictObject({ alias: repeated(alias, listsMost) }),
  status: 200,
  answer: z.strictObject({
    items: z.array(z.strictObject({ alias: z.string(), title: z.string(), list: z.string(), barcodes: z.array(z.string()) })),
  }),
  errors: [],
  open: true,
});
