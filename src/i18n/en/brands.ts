/** Brands, categories, categories with an ingredient, and the products of an ingredient. */
export const brands = {
  'nav.brands': 'Brands',
  'nav.categories': 'Categories',

  'brands.title': 'Brands',
  'brands.description': 'Cosmetic brands from A to Z: country, certificates, and how many of their products were read.',
  'brands.count': { one: '{count} brand', other: '{count} brands' },
  'brands.byName': 'From A to Z',
  'brands.byCount': 'Most products first',
  'brands.byCountTitle': 'Brands, most products first',
  'brands.byCountDescription': 'Cosmetic brands by how many of their products were read, most first, with country and certificates.',
  'brands.orders': 'Order of the list',
  'brands.certificates': 'A certificate is a claim of the one who issued it. The page of a brand says who that is and when it was checked.',

  'brand.pageTitle': '{brand}: products and certificates',
  'brand.description': '{brand}: {products} with their ingredient lists explained; certificates with issuer and date.',
  'brand.demo': 'Invented for demonstration: this brand and its certificates do not exist.',
  'brand.certificatesNote': 'Claims of third parties, each on its own: who issued it, when it was checked, what it says.',
  'brand.makes': 'What it makes',
  'brand.makesNote': 'Kinds of products, the most frequent first.',

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

  'tally.title': 'In figures',
  'tally.note': {
    one: 'How often it is there, counted in {count} list. Only what is known counts.',
    other: 'How many have it, counted in {count} lists. Only what is known counts.',
  },
  'tally.of': '{part} of {total}',
  'tally.marks': 'One mark is one product; an empty mark is a product without it.',

  'categories.title': 'Categories',
  'categories.description': 'Kinds of cosmetic products: how many were read, and the ingredients that set each kind apart from all others.',
  'categories.count': { one: '{count} category', other: '{count} categories' },
  'categories.lede': 'each with the ingredients that set it apart',
  'area.skin': 'Face',
  'area.body': 'Body',
  'area.hair': 'Hair',
  'area.make-up': 'Make-up',
  'area.sun': 'Sun',
  'area.mouth': 'Teeth and mouth',
  'area.nails': 'Nails',
  'area.scent': 'Perfumes',
  'area.other': 'Other',

  'category.pageTitle': '{category}: ingredients explained',
  'category.description': '{category}: {products}, newest first, with the ingredients that set them apart and the brands that make them.',
  'category.use.leave-on': 'They stay on skin or hair, so the legal limits for such products apply and drying alcohol counts.',
  'category.use.rinse-off':
    'They are rinsed off. Washing sulfates count; drying alcohol and what feeds fungal acne (malassezia) do not stay long enough to.',
  'category.use.eyes': 'They are used around the eyes and stay there: the legal limits are those of products for the eyes.',
  'category.use.lips': 'They stay on the lips, and a part is swallowed: the legal limits are those of products for the lips.',
  'category.use.unknown': 'Nobody says how they are used: the legal limits are named both for what stays on and for what is rinsed off.',
  'category.use.sun': 'They stay on the skin in the sun. UV filters have legal maxima, and reef laws bear on some of them.',
  'category.apart': 'More often than other products they contain',
  'category.roles': 'Typical roles of their ingredients:',
  'category.effects': 'Effects more frequent here than elsewhere:',
  'category.typical': 'What sets them apart',
  'category.typicalNote':
    'Ingredients that are here more often than in all products, by family. The number says how many of these products contain them.',
  'category.brands': 'Brands',
  'category.brandsNote': 'With how many products of this category each has.',
  'category.newest': 'Newest first.',
  'category.toTypical': 'What sets them apart',
  'category.toBrands': 'Brands that make them',

  'pair.title': '{category} with {ingredient}',
  'pair.description': '{category} with {ingredient}: {products}, newest first, and where it stands in each ingredient list.',
  'pair.of': 'of {total} in this category, newest first',
  'pair.share': 'It is in {here} of the lists here and in {all} of all lists.',
  'pair.ingredient': 'What {ingredient} does',
  'pair.category': 'All of this category',
  'pair.everywhere': 'All products with it',
  'pair.elsewhere': 'Also with {ingredient}',
  'pair.elsewhereNote': 'Other categories that it sets apart.',

  'productsWith.title': 'Products with {ingredient}',
  'productsWith.description': '{products} with {ingredient}, newest first, and its place in the ingredient list of each.',
  'productsWith.lede': 'newest first, with its place in each list',
  'productsWith.shades': 'under “may contain”',
  'productsWith.all': { one: 'All {count} product with it', other: 'All {count} products with it' },
  'productsWith.categories': 'Where it stands out',
  'productsWith.categoriesNote': 'Categories that contain it more often than others do.',
} as const;
