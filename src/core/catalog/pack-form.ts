/** What a product comes in, as it is drawn. */
export const packForms = ['tube', 'jar', 'pump', 'dropper', 'bottle', 'nozzle', 'stick', 'bar', 'sachet'] as const;
export type PackForm = (typeof packForms)[number];

/** What the products of a category (data/catalog/categories.yaml) mostly come in, where that is no bottle. A browser reads it too: the schemas of taxonomy.ts stay out. */
export const formOfCategory: ReadonlyMap<string, PackForm> = new Map(
  Object.entries({
    tube: [
      'cleansers',
      'face-scrubs',
      'hand-creams',
      'foundations',
      'after-sun',
      'self-tanners',
      'sunscreens',
      'foot-care',
      'toothpastes',
      'hair-colours',
      'hair-removal',
      'after-shaves',
      'baby-care',
    ],
    jar: ['face-creams', 'masks', 'body-scrubs', 'hair-masks', 'powders', 'creams'],
    pump: ['cleansing-oils', 'body-lotions', 'shower-gels', 'conditioners', 'intimate-care'],
    dropper: ['serums', 'face-oils'],
    nozzle: ['eye-care', 'eye-make-up', 'nail-polishes', 'perfumes', 'shaving'],
    stick: ['lip-balms', 'lipsticks', 'deodorants'],
    bar: ['soaps'],
    sachet: ['sheet-masks', 'wipes'],
  } satisfies Partial<Record<PackForm, readonly string[]>>).flatMap(([form, categories]) =>
    categories.map((category) => [category, form as PackForm] as const),
  ),
);

/** Words of a title that name the pack, in the languages of the site. */
const namedForms: readonly (readonly [PackForm, RegExp])[] = [
  ['bar', /(?<!\p{L})(?:bar|soap bar|solid shampoo|мыло|брусок|тв[её]рд\p{L}* шампунь)(?!\p{L})/iu],
  ['stick', /(?<!\p{L})(?:stick|стик)(?!\p{L})/iu],
  ['sachet', /(?<!\p{L})(?:sheet mask|sachet|тканевая маска|саше)(?!\p{L})/iu],
  ['dropper', /(?<!\p{L})(?:drops|ampoules?|капли|ампул\p{L})(?!\p{L})/iu],
];
/** Liquid soap is no bar. */
const poured = /(?<!\p{L})(?:liquid|foam|hand wash|жидкое|пенка)(?!\p{L})/iu;

/** What a product comes in: what its title names, else what its category mostly comes in. */
export function packFormOf(category: string, title: string): PackForm {
  const named = poured.test(title) ? undefined : namedForms.find(([, words]) => words.test(title));
  return named?.[0] ?? formOfCategory.get(category) ?? 'bottle';
}
