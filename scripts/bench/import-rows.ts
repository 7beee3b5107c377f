import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { demoProducts } from '#core/demo/products.ts';
import { type Random, randomOf } from '#core/demo/random.ts';
import type { DemoProduct } from '#core/demo/workshop.ts';
import { factsByName, plantLabels, readRecipeBook } from '../catalog/recipe-book.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';

/** A thread of import.ts: writes invented rows in the shape of an Open Beauty Facts dump. The same number gives the same rows. */
interface RowsInput {
  readonly path: string;
  readonly count: number;
}

const seed = 'import';
/** Chances in percent, about those of the real dump. */
const chances = { prose: 15, shouted: 25, slip: 30, twoLanguages: 25, broken: 8 } as const;
const prose = [
  'Nordlys Laboratories, 12 Harbour Street. Apply morning and evening to cleansed skin. Avoid contact with eyes. INGREDIENTS: ',
  'Mode d’emploi : appliquer sur peau propre, masser légèrement. Éviter le contour des yeux. Ingrédients : ',
  'Anwendung: auf die gereinigte Haut auftragen und einmassieren. Nur zur äußerlichen Anwendung. Inhaltsstoffe: ',
];
const broken = ['', '?', 'Wasserfest, für kleine Wunden. Haut vorsichtig trocknen, ohne Dehnung aufbringen.', '20 Stück, 19 × 72 mm'];
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** One letter of the text is read wrong, as scanners do. */
function misread(text: string, random: Random): string {
  const at = random.whole(0, text.length - 1);
  return text.slice(0, at) + random.pick([...letters]) + text.slice(at + 1);
}

function listOf({ list }: DemoProduct, random: Random): string {
  if (random.chance(chances.broken)) return random.pick(broken);
  const printed = random.chance(chances.shouted) ? list.toUpperCase() : list;
  const scanned = random.chance(chances.slip) ? misread(misread(printed, random), random) : printed;
  return random.chance(chances.prose) ? random.pick(prose) + scanned : scanned;
}

/** What a row of the dump carries besides: nobody reads it here, but it has to be parsed. */
const besides = (random: Random) => ({
  images: Object.fromEntries(
    Array.from({ length: 6 }, (_, number) => [
      String(number + 1),
      {
        uploader: 'somebody',
        uploaded_t: random.whole(1_500_000_000, 1_700_000_000),
        sizes: { full: { w: random.whole(800, 3_000), h: random.whole(800, 3_000) }, 400: { w: 300, h: 400 }, 100: { w: 75, h: 100 } },
      },
    ]),
  ),
  editors_tags: ['somebody', 'somebody-else'],
  states_tags: [
    'en:to-be-completed',
    'en:categories-completed',
    'en:brands-completed',
    'en:packaging-to-be-completed',
    'en:photos-uploaded',
  ],
  countries_tags: ['en:france', 'en:germany'],
  packaging_tags: [],
  nutriments: {},
});

function rowOf(product: DemoProduct, number: number): object {
  const random = randomOf(`${seed} ${number}`);
  const list = listOf(product, random);
  return {
    code: String(4_000_000_000_000 + number * 7),
    product_name: `${product.brand} ${product.title.en}`,
    product_name_ru: product.title.ru,
    brands: product.brand,
    quantity: product.offers[0]?.size ?? '',
    categories_tags: ['en:beauty', `en:${product.category}`],
    ingredients_text: list,
    ...(random.chance(chances.twoLanguages) ? { ingredients_text_fr: listOf(product, random) } : {}),
    last_modified_t: random.whole(1_500_000_000, 1_700_000_000),
    ...besides(random),
  };
}

const { path, count } = workerData as RowsInput;
const base = loadKnowledge();
const products = demoProducts({ seed, count, book: readRecipeBook(), facts: factsByName(base), plants: plantLabels(base) });
function* lines() {
  let number = 0;
  for (const product of products) {
    number += 1;
    yield `${JSON.stringify(rowOf(product, number))}\n`;
  }
}
await pipeline(Readable.from(lines()), createGzip({ level: 1 }), createWriteStream(path));
