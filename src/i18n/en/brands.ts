/** Brands, categories, categories with an ingredient, and the products of an ingredient. */
export const brands = {
  'nav.brands': 'Brands',
  'nav.categories': 'Categories',

  'brands.title': 'Brands',
  'brands.description': 'Cosmetic brands from A to Z: country, certificates, and how many of their products were read.',
  'brands.count': { one: '{count} brand', other: '{count} brands' },
  'certificate.means.vegan': 'The issuer says that nothing in the products comes from an animal. It does not speak of animal testing.',
  'certificate.means.cruelty-free': 'The issuer says that neither the products nor their ingredients are tested on animals for this brand.',
  'certificate.means.peta':
    'The brand has assured PETA in writing that nobody tests on animals for it. PETA lists such brands and does not inspect them.',
  'certificate.means.leaping-bunny':
    'From a fixed date on, suppliers are monitored and independent auditors admitted, so that no animal test hides behind an ingredient.',
  'certificate.means.ozone-safe':
    'The issuer says that no propellant harms the ozone layer. Most countries forbid those that do, whoever certifies.',
  'certificate.means.reef-friendly':
    'The issuer found no UV filter that it counts as harmful to corals. The word has no legal definition; what reef laws name stands on the page of each product.',

  'tally.of': '{part} of {total}',
  'tally.marks': 'One mark is one product; an empty mark is a product without it.',

  'categories.title': 'Categories',
  'categories.description': 'Kinds of cosmetic products: how many were read, and the ingredients that set each kind apart from all others.',
  'area.skin': 'Face',
  'area.body': 'Body',
  'area.hair': 'Hair',
  'area.make-up': 'Make-up',
  'area.sun': 'Sun',
  'area.mouth': 'Teeth and mouth',
  'area.nails': 'Nails',
  'area.scent': 'Perfumes',
  'area.other': 'Other',

  'category.use.leave-on': 'They stay on skin or hair, so the legal limits for such products apply and drying alcohol counts.',
  'category.use.rinse-off':
    'They are rinsed off. Washing sulfates count; drying alcohol and what feeds fungal acne (malassezia) do not stay long enough to.',
  'category.use.eyes': 'They are used around the eyes and stay there: the legal limits are those of products for the eyes.',
  'category.use.lips': 'They stay on the lips, and a part is swallowed: the legal limits are those of products for the lips.',
  'category.use.unknown': 'Nobody says how they are used: the legal limits are named both for what stays on and for what is rinsed off.',
  'category.use.sun': 'They stay on the skin in the sun. UV filters have legal maxima, and reef laws bear on some of them.',
  'productsWith.shades': 'under “may contain”',
  'productsWith.all': { one: 'All {count} product with it', other: 'All {count} products with it' },
} as const;
