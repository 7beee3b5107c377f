import { expect, test } from 'vitest';
import { readPrice, readSize } from '#core/imports/amount.ts';
import { findCategory } from '#core/imports/category.ts';
import { isOpenBeautyFactsColumn, mapOpenBeautyFacts } from '#core/imports/openbeautyfacts.ts';
import { outsideByList, outsideByTitle } from '#core/imports/outside.ts';
import { mapOwnCsv } from '#core/imports/own-csv.ts';
import { mapFeed } from '#core/imports/retailer-feed.ts';
import { tidyText } from '#core/imports/tidy.ts';
import { cleanTitle } from '#core/imports/title.ts';
import { readImportBooks } from '#scripts/import/books.ts';

const { categories } = readImportBooks();

test.each([
  ['200ml', '200 ml'],
  ['2 x 0,5 L', '2 × 500 ml'],
  ['200mlx2', '2 × 200 ml'],
  ['75 ml x 3', '3 × 75 ml'],
  ['Tube of 7.5 cl', '75 ml'],
  ['6.7 fl. oz', '6.7 fl oz'],
  ['50 г', '50 g'],
  ['60 шт.', '60 pcs'],
  ['24 patches', '24 pcs'],
  ['SPF 50', null],
  ['CBD 250mg', null],
  ['', null],
])('the amount "%s" is %s', (text, size) => {
  expect(readSize(text)).toBe(size);
});

test.each([
  ['12.99 EUR', 1299, 'EUR'],
  ['1 299,50 ₽', 129950, 'RUB'],
  ['$1,299.00', 129900, 'USD'],
  ['1500 JPY', 1500, 'JPY'],
  ['4 990 HUF', 499000, 'HUF'],
  ['12,345 KWD', 12345000, 'KWD'],
])('the price "%s"', (text, price, currency) => {
  expect(readPrice(text)).toEqual({ price, currency });
});

test('a text without a price has none', () => {
  expect(readPrice('free')).toBeNull();
  expect(readPrice('12.99')).toBeNull();
  for (const text of ['-4 EUR', '−4 EUR', 'EUR -4', '€ - 4,50']) expect(readPrice(text)).toBeNull();
});

test.each([
  ['Nordlys - Gel douche à l’avoine - 750 ml', 'Gel douche à l’avoine', '750 ml'],
  ['NORDLYS Day Cream 50ml', 'Day Cream', '50 ml'],
  ['Crème mains - Nordlys', 'Crème mains', null],
  ['Spray Sommeil - Relaxation Bio - 100 ML - Nordlys', 'Spray Sommeil - Relaxation Bio', '100 ml'],
  ['Nordlys', 'Nordlys', null],
  ['Nordlysende Cream', 'Nordlysende Cream', null],
  ['Nordlys Déodorant Spray 2x100ml', 'Déodorant Spray', '2 × 100 ml'],
  ['Nordlys Shampoing 300ml Lot de 6(4+2 Offerts)', 'Shampoing', '6 × 300 ml'],
  ['Coffret Eau de Toilette 100ml, Déodorant 150ml & Gel 250ml x1', 'Coffret Eau de Toilette, Déodorant & Gel', null],
  ['Roll-on 50 ml e', 'Roll-on', '50 ml'],
  ['Baume réparateur 3 l’avoine', 'Baume réparateur 3 l’avoine', null],
  ['MOUSSE NETTOYANTE SPF 30', 'Mousse nettoyante SPF 30', null],
  ['RED', 'RED', null],
  ['КРЕМ ДЛЯ РУК С МЁДОМ', 'Крем для рук с мёдом', null],
  ['Мыло туалетное твёрдое ВИНОГРАД ИЗ КЬЯНТИ', 'Мыло туалетное твёрдое Виноград из Кьянти', null],
  ['crème de jour', 'Crème de jour', null],
  ['&gt;lait doux', 'Lait doux', null],
  ['Gel “doux” (nouveau', 'Gel “doux” nouveau', null],
  ['D\uFFFDo Gold 200mlx2', 'Gold', '2 × 200 ml'],
  ['Chargement…', '', null],
  ['English', '', null],
  ['English Lavender', 'English Lavender', null],
  ['Modifier la fiche Crème - Nordlys', 'Crème', null],
  ['www.nordlys.example', '', null],
  ["3600540'081063> www.nordlys.com FERMENT", '', null],
  ['E45', 'E45', null],
  ['1·2·3', '1·2·3', null],
  ['Nordlys • Crème mains', 'Crème mains', null],
  ['Crème solaire visage nordlys', 'Crème solaire visage', null],
  ['Lait corps hydratant à l’eau de Nordlys', 'Lait corps hydratant à l’eau de Nordlys', null],
  ['Baby Nordlys', 'Baby Nordlys', null],
  ['NORDLYS MEN Deo Stick', 'Men Deo Stick', null],
  ['LUMIVELLE Lait', 'Lumivelle Lait', null],
  ['Energy 24h FRESH EFFECT', 'Energy 24h Fresh Effect', null],
  ['AURORE MY SKIN (sensitive)', 'Aurore My Skin (sensitive)', null],
  ["IT'S ALL ILLUSION Nail Color", "It's All Illusion Nail Color", null],
  ["Savon D'ALEPPO", "Savon D'Aleppo", null],
  ['Serum DMAE & Vitamin', 'Serum DMAE & Vitamin', null],
  ['Nordlys bs200ml gold', 'Bs gold', '200 ml'],
  ['Savon noir 1 Litre', 'Savon noir', '1000 ml'],
  ['Shampoo volume, 250 Millilitres', 'Shampoo volume', '250 ml'],
  ['Lemon Fresh (200ml offert)', 'Lemon Fresh', '200 ml'],
  ['Lemon Fresh 200 мл в подарок', 'Lemon Fresh', '200 ml'],
  ['Creme fragrance free 50 ml', 'Creme fragrance free', '50 ml'],
  ['Zahncreme Kräuter 75 ml +33%', 'Zahncreme Kräuter', '75 ml'],
  ['Sérum Niacinamide + 10%', 'Sérum Niacinamide + 10%', null],
  ['Dentifrice plantes Duo - 2 75 ML - Nordlys', 'Dentifrice plantes', '75 ml'],
  ['Feuchttücher sensitiv, 80 St', 'Feuchttücher sensitiv', null],
  ['Gel douche marine Format XL Lot 4+2 offerts x400ml', 'Gel douche marine', '6 × 400 ml'],
  ['Flacon Lait solaire SPF 50', 'Lait solaire SPF 50', null],
  ['Tube de crème', 'Tube de crème', null],
  ['Neem soap (also called', 'Neem soap', null],
  ['Creme (Sensitive', 'Creme Sensitive', null],
  ['"Sport"', 'Sport', null],
  ["Masque à l'argile.", "Masque à l'argile", null],
  ['Huile argan- nuit', 'Huile argan - nuit', null],
  ['Hand- und Nagelcreme', 'Hand- und Nagelcreme', null],
  ['NordlysTeeth Serum', 'Teeth Serum', null],
  ['Nordlys Nordlys Gel doux', 'Gel doux', null],
  ['Мыло жидкое 2 литра', 'Мыло жидкое', '2000 ml'],
  ['2 X Nordlys Hydrating Mask', 'Hydrating Mask', null],
  ['X20 Lingettes douces', 'Lingettes douces', null],
  ['Lingettes douces 120x', 'Lingettes douces', null],
  ["Nordlys's Hand Cream", 'Hand Cream', null],
  ['Gel moussant - Laboratoires Nordlys', 'Gel moussant', null],
  ['Soin léger - NORDLYS - compressé', 'Soin léger - compressé', null],
  ['Savon Nordlys', 'Savon', null],
  ['7x Ceramide Cream', '7x Ceramide Cream', null],
  ['Nordlys mit Fluorid', 'Nordlys mit Fluorid', null],
  ['Shampooing sec Volume format pocket', 'Shampooing sec Volume', null],
  ['Fresh Mint XXL-Format', 'Fresh Mint', null],
  ['Dentifrice Nordlys blancheur', 'Dentifrice Nordlys blancheur', null],
  ['LOçãO FACIAL PELE SECA', 'Loção facial pele seca', null],
  ['Crema solar Nordlys', 'Crema solar', null],
  ['WILD ROSES by Nordlys', 'Wild roses', null],
  ['Gel by Nordlys Eau', 'Gel by Nordlys Eau', null],
  ['ALOE VERA', 'Aloe vera', null],
  ['Foaming gel 200 ml e 6.7 FL.0Z.', 'Foaming gel', '200 ml'],
  ['Doux DUFT ROLL-ON', 'Doux Duft Roll-On', null],
  ['NEEM.FACE WASH', 'Neem face wash', null],
  ['Shampoo free of silicone,paraben', 'Shampoo free of silicone, paraben', null],
  ['Gel pH.5 with B.C', 'Gel pH.5 with B.C', null],
  ['Gel doux depuis 1964 since', 'Gel doux', null],
])('the title "%s" is "%s", contents %s', (written, title, size) => {
  expect(cleanTitle(written, ['Nordlys'])).toEqual({ title, size });
});

test.each([
  ['Dentifrice Nordlys blancheur', 'Dentifrice blancheur'],
  ['GEL FACIAL NORDLYS PELE SECA', 'Gel facial pele seca'],
  ['Les savons de Nordlys doux', 'Les savons de Nordlys doux'],
  ['Mon Nordlys intense', 'Mon Nordlys intense'],
  ['Liniment doux - Nordlys Bébé', 'Liniment doux - Bébé'],
  ['Gel douche Nordlys & Cie', 'Gel douche Nordlys & Cie'],
  ['Gel (Nordlys) doux', 'Gel (Nordlys) doux'],
  ['Crème visage Wake Me Up Nordlys', 'Crème visage Wake Me Up'],
  ['Agua fresca de la Nordlys', 'Agua fresca de la Nordlys'],
  ['Gel douche - Nordlys Hair', 'Gel douche'],
  ['Nordlys Bio - Gel doux', 'Bio Gel doux'],
  ['Nordlys Silke - Gel doux', 'Silke - Gel doux'],
  ['Nordlis Gel doux', 'Gel doux'],
  ['Nordlyss Gel doux', 'Gel doux'],
  ["Nordlys à l'huile d'argan", "Nordlys à l'huile d'argan"],
  ['Nordlysa Gel doux', 'Nordlysa Gel doux'],
  ['Gel doux Nordlis', 'Gel doux Nordlis'],
])('of a row that is filed under Nordlys the title "%s" is "%s"', (written, title) => {
  expect(cleanTitle(written, ['Nordlys'], true).title).toBe(title);
});

const water = ['Aqua', 'Glycerin'];
const wash = ['Aqua', 'Sodium Laureth Sulfate', 'Cocamidopropyl Betaine', 'Sodium Chloride', 'Parfum'];
const antiperspirant = ['Aqua', 'Aluminum Chlorohydrate', 'Steareth-2', 'Parfum'];

test.each([
  [['en:body', 'en:shampoos'], 'Velvet', water, 'shampoos'],
  [['en:face', 'en:facial-creams', 'en:day-creams'], 'Velvet', water, 'face-creams'],
  [['Health & Beauty > Personal Care > Cosmetics > Bath & Body > Body Wash'], 'Velvet', water, 'shower-gels'],
  [['2844'], 'Velvet', water, 'sunscreens'],
  [['face-oils'], 'Velvet', water, 'face-oils'],
  [[], 'Après-shampooing nourrissant', water, 'conditioners'],
  [[], '2-in-1 Shampoo & Conditioner', water, 'shampoos'],
  [[], 'Crème pour les mains', water, 'hand-creams'],
  [[], 'Крем для рук с маслом', water, 'hand-creams'],
  [[], 'Dentifrice au savon', water, 'toothpastes'],
  // What its words seem to say is not always what it is.
  [[], 'Shower Fresh', antiperspirant, 'deodorants'],
  [[], 'Crème lavante mains', wash, 'soaps'],
  [[], 'Oil-Free Cleanser', wash, 'cleansers'],
  [[], 'Gel mécanicien', wash, 'soaps'],
  [[], 'Gel moussant sans savon', wash, 'cleansers'],
  [[], 'Baume à lèvres au beurre de karité', water, 'lip-balms'],
  [[], 'Lait corps à l’huile d’argan', water, 'body-lotions'],
  [[], '5in1 Zahn-Creme', water, 'toothpastes'],
  [[], 'Creme para Olheiras', water, 'eye-care'],
  [[], 'Lasting Fix Make-up Setting Spray', ['Aqua', 'Alcohol Denat.', 'PVP'], null],
  [[], 'Masque purifiant', ['Aqua', 'Kaolin', 'Glycerin'], 'masks'],
  [[], 'Cremă de mâini', water, 'hand-creams'],
  // The formula alone.
  [[], 'Velvet', ['Aqua', 'Hydrated Silica', 'Sorbitol', 'Sodium Fluoride', 'Aroma'], 'toothpastes'],
  [[], 'Velvet', ['Ethyl Acetate', 'Butyl Acetate', 'Nitrocellulose'], 'nail-polishes'],
  [[], 'Velvet', ['Aqua', 'Resorcinol', 'Ammonium Hydroxide', 'p-Phenylenediamine'], 'hair-colours'],
  [[], 'Velvet', ['Sodium Palmate', 'Sodium Cocoate', 'Aqua', 'Glycerin'], 'soaps'],
  [['en:unknown-things'], 'Velvet', water, null],
] as const)('%j "%s" with %j is filed under %s', (tags, title, names, category) => {
  expect(findCategory({ tags, title, brand: 'Nordlys', names, around: '' }, categories)?.category ?? null).toBe(category);
});

test('a category is sure where several things speak for it, and a guess where only the formula does', () => {
  const sureOf = (title: string, names: readonly string[]) =>
    findCategory({ tags: [], title, brand: 'Nordlys', names, around: '' }, categories)?.sure;
  expect(sureOf('Shower gel', wash)).toBe(true);
  expect(findCategory({ tags: [], title: 'Velvet', brand: 'Sanex', names: wash, around: '' }, categories)?.sure).toBe(false);
});

test.each([
  ['Lessive liquide lavande', water, 'cleaning agent'],
  ['Gel hydroalcoolique', water, 'biocide'],
  ['Alcohol en Gel', water, 'biocide'],
  ['Balsam Zakdoekjes', water, 'hygiene article'],
  ['Classic, 4 blades', ['PEG-115M', 'PEG-7M', 'Aloe Barbadensis Leaf Juice'], 'hygiene article'],
  ['Spray démêlant pour chien', water, 'pet care'],
  ['Liquide vaisselle au savon de Marseille', wash, 'cleaning agent'],
  ['Gel détergent', wash, 'cleaning agent'],
  ['Geschirrspülpulver', water, 'cleaning agent'],
  ['Bleier størrelse 4', water, 'hygiene article'],
  ['Ruban interdentaire ultra-doux', ['PTFE', 'Aroma'], 'hygiene article'],
  ['Honey & Lemon Flavour Lozenges', water, 'medicine'],
  ['Magnesium', ['Citric Acid'], 'medicine'],
  ['Roll-On Magnesium', water, null],
  ['Dentifrice interdentaire', water, null],
  // They sound like it and are cosmetics.
  ['Detergente intimo', wash, null],
  ['Lait adoucissant', water, null],
  ['Shampooing aux vitamines', wash, null],
  ['Lingettes papier toilette', water, null],
] as const)('"%s" is no cosmetic: %s is %s', (title, names, kind) => {
  const described = { tags: [], title, brand: 'Nordlys', names, list: '', around: '' };
  expect(outsideByTitle(described, categories) ?? outsideByList(described, categories)).toBe(kind);
});

test.each([
  ['Fresh', '5-15% anionische Tenside, <5% amphotere Tenside, Parfum', 'cleaning agent'],
  ['Maison Net', 'Composition chimique (Reg. 648/2004/CE): 5-15% : Agents de surfaces anioniques', 'cleaning agent'],
  ['Beauty', 'Millet doré 37 %, levure de bière 27 %, capsule végétale (agent de charge: E464)', 'medicine'],
  ['Zink', 'Füllstoffe (Dicalciumphosphat, Cellulosepulver)', 'medicine'],
  ['Daily Multi', 'Organic Cane Sugar, Organic Tapioca Syrup, Gelatin, Pectin', 'food'],
  ['Lemon Lime', 'Water, sugar, dextrose, citric acid, salt', 'food'],
  // Scrubs have sugar, and a named cosmetic may explain its surfactants.
  ['Glow', 'Sucrose, Glycerin, Helianthus Annuus Seed Oil, Sugar', null],
  ['Shampooing à la reine des prés', 'Aqua, agents de surface anioniques, Parfum', null],
] as const)('the list of "%s" is that of no cosmetic: %s is %s', (title, list, kind) => {
  expect(outsideByList({ title, brand: 'Nordlys', names: [], list, around: '' }, categories)).toBe(kind);
});

test('HTML and allergen marks leave a text', () => {
  expect(tidyText('Aqua &amp;amp; <span class="allergen">Linalool</span>,  _Limonene_ &lt;1%&#39;')).toBe(
    "Aqua & Linalool , Limonene <1%'",
  );
  expect(tidyText('CI_77891 2_Bromo')).toBe('CI_77891 2_Bromo');
  expect(tidyText('AQUA, CITRIC ACIDLingette : 100% coton')).toBe('AQUA, CITRIC ACID. Lingette : 100% coton');
});

test('a title that a till printed gives way to another one of the row', () => {
  const title = (row: Record<string, string>) => {
    const mapped = mapOpenBeautyFacts({ code: '42015086', ...row });
    return mapped.kind === 'draft' ? mapped.draft.title : null;
  };
  expect(title({ product_name: 'Rfw spray nordl', product_name_en: 'Nordlys Spray' })).toBe('Nordlys Spray');
  expect(title({ product_name: 'Rfw spray nordl' })).toBe('Rfw spray nordl');
});

test('a row has its titles by how much they tell, each once', () => {
  const mapped = mapOpenBeautyFacts({
    code: '42015086',
    abbreviated_product_name: 'Gel nordl 200',
    product_name_de: 'Nordlys Sanft',
    product_name_fr: 'Nordlys Doux',
    product_name: 'Nordlys',
    product_name_en: 'Nordlys',
    generic_name: 'Gel douche',
  });
  expect(mapped).toMatchObject({
    draft: { title: 'Nordlys', otherTitles: ['Gel douche', 'Nordlys Doux', 'Nordlys Sanft', 'Gel nordl 200'] },
  });
  expect(isOpenBeautyFactsColumn('abbreviated_product_name')).toBe(true);
});

test('a row of Open Beauty Facts keeps its languages, own text first, then by how labels read', () => {
  const mapped = mapOpenBeautyFacts({
    code: '4012345678901',
    product_name: 'Nordlys Crème',
    brands: 'Nordlys',
    quantity: '50 ml',
    categories_tags: ['en:face-creams'],
    ingredients_text: 'Eau, Glycérine',
    ingredients_text_fr: 'Eau, Glycérine',
    ingredients_text_en: 'Water, Glycerin',
    ingredients_text_with_allergens_fr: 'x',
    last_modified_t: 1_700_000_000,
    image_front_url: 'https://images.example/1.jpg',
    nested: { ignored: true },
  });
  expect(mapped).toEqual({
    kind: 'draft',
    draft: {
      source: 'openbeautyfacts',
      sourceId: '4012345678901',
      url: 'https://world.openbeautyfacts.org/product/4012345678901',
      licence: 'ODbL-1.0',
      brands: ['Nordlys'],
      title: 'Nordlys Crème',
      otherTitles: [],
      titleRu: null,
      categories: ['en:face-creams'],
      lists: ['Eau, Glycérine', 'Water, Glycerin', 'Eau, Glycérine'],
      listDate: '2023-11-14',
      sizes: [{ size: '50 ml', price: null, currency: null, priceDate: null }],
      barcodes: ['4012345678901'],
      offers: [],
      discontinued: false,
      picture: { address: 'https://images.example/1.jpg', author: 'Open Beauty Facts contributors', licence: 'CC BY-SA 3.0' },
    },
  });
});

test.each([
  ['', 'no_code'],
  ['12', 'no_code'],
  ['abc', 'no_code'],
  ['0000000000000', 'test_row'],
  ['1234567890123', 'test_row'],
])('the code "%s" is refused: %s', (code, reason) => {
  expect(mapOpenBeautyFacts({ code })).toMatchObject({ kind: 'rejected', rejection: { code: reason } });
});

const upload = { uploader: 'maria', uploaded_t: 1_600_000_000 };
const pictureOf = (row: object) => {
  const mapped = mapOpenBeautyFacts({ code: '42015086', ...row });
  return mapped.kind === 'draft' ? mapped.draft.picture : null;
};
const credit = { licence: 'CC BY-SA 3.0', author: 'maria (Open Beauty Facts)' };
const placed = (name: string) => `https://images.openbeautyfacts.org/images/products/000/004/201/5086/${name}.400.jpg`;

test('the export names the picture of the front, its revision and who sent it: the address is put together', () => {
  const front = { imgid: '2', rev: '7' };
  expect(pictureOf({ images: { 1: upload, 2: upload, front_fr: front, front_en: { ...front, rev: 9 }, ingredients_en: front } })).toEqual({
    ...credit,
    address: placed('front_en.9'),
  });
  expect(pictureOf({ lang: 'fr', images: { 2: upload, front_en: { ...front, rev: '9' }, front_fr: front } })?.address).toBe(
    placed('front_fr.7'),
  );
  expect(pictureOf({ images: { uploaded: { 2: upload }, selected: { front: { de: front } } } })).toEqual({
    ...credit,
    address: placed('front_de.7'),
  });
  const others = 'Open Beauty Facts contributors';
  expect(pictureOf({ images: { 2: { uploader: 'openbeautyfacts-contributors' }, front_en: front } })?.author).toBe(others);
  expect(pictureOf({ images: { front_en: front } })?.author).toBe(others);
});

test.each([
  [{}],
  [{ images: 'x' }],
  [{ images: { front_en: null, selected: { front: [] } } }],
  [{ images: { front_en: { rev: '../../x' } } }],
  [{ images: { 1: upload } }],
  [{ image_url: 'javascript:alert(1)' }],
])('a record %j names no picture', (row) => {
  expect(pictureOf(row)).toBeNull();
});

test('pictures of feeds and tables carry who made them and how they may be used, where that is said', () => {
  const feed = mapFeed(
    { id: '7', link: 'https://www.shop.example/p/7', image_link: 'https://cdn.example/7.jpg' },
    { shop: null, day: '2026-01-02' },
  );
  expect(feed).toMatchObject({ draft: { picture: { address: 'https://cdn.example/7.jpg', author: 'shop.example', licence: null } } });
  const row = { id: '7', image: 'https://cdn.example/7.jpg', image_author: 'Anna', image_licence: 'CC BY 4.0' };
  expect(mapOwnCsv(row)).toMatchObject({ draft: { picture: { address: row.image, author: 'Anna', licence: 'CC BY 4.0' } } });
  expect(mapOwnCsv({ ...row, image: 'none' })).toMatchObject({
    draft: { picture: null },
    warnings: [{ code: 'bad_address', detail: 'none' }],
  });
});

test('a feed finds the list in its own field, in product_detail and behind a heading of the description', () => {
  const row = { id: '7', link: 'https://www.shop.example/p/7', title: 'Gel', price: '9.90 EUR', size: '100 ml' };
  const lists = (more: object) => {
    const mapped = mapFeed({ ...row, ...more }, { shop: null, day: '2026-01-02' });
    return mapped.kind === 'draft' ? mapped.draft.lists : null;
  };
  expect(lists({ ingredients: 'Aqua, Glycerin' })).toEqual(['Aqua, Glycerin']);
  expect(lists({ product_detail: 'General:Ingredients:Aqua, Glycerin' })).toEqual(['Aqua, Glycerin']);
  expect(lists({ description: 'Soft as snow. Ingredients: Aqua, Glycerin' })).toEqual(['Ingredients: Aqua, Glycerin']);
  expect(lists({ description: 'Only natural ingredients.' })).toEqual([]);
});

test('a link that is no address costs itself only', () => {
  const mapped = mapFeed({ id: '7', link: 'https://[[[x', title: 'Gel', price: '-4 EUR' }, { shop: null, day: '2026-01-02' });
  expect(mapped).toMatchObject({
    draft: { sourceId: '7', url: null },
    warnings: [
      { code: 'bad_address', detail: 'https://[[[x' },
      { code: 'bad_price', detail: '-4 EUR' },
    ],
  });
});

test('ids of a feed belong to their shop, prices to their day', () => {
  const mapped = mapFeed(
    { id: '7', link: 'https://www.shop.example/p/7', title: 'Gel 100 ml', price: '9.90 EUR' },
    { shop: null, day: '2026-01-02' },
  );
  expect(mapped).toMatchObject({
    draft: {
      sourceId: 'shop.example:7',
      sizes: [{ size: '100 ml', price: null }],
      offers: [
        { shop: 'shop.example', size: '100 ml', price: 990, currency: 'EUR', link: 'https://www.shop.example/p/7', day: '2026-01-02' },
      ],
    },
  });
  expect(mapFeed({ id: '7' }, { shop: 'Kiosk', day: '2026-01-02' })).toMatchObject({ draft: { sourceId: 'Kiosk:7' } });
  expect(mapFeed({ title: 'Gel' }, { shop: null, day: '2026-01-02' })).toMatchObject({ rejection: { code: 'no_code' } });
});

test('a list of the own CSV was not copied on a day that is still to come', () => {
  const row = { id: 'a1', brand: 'Nordlys', title: 'Gel', ingredients: 'Aqua', list_date: '2026-03-14' };
  expect(mapOwnCsv(row, '2026-03-13')).toMatchObject({ draft: { listDate: '2026-03-14' }, warnings: [] });
  expect(mapOwnCsv(row, '2026-03-12')).toMatchObject({ draft: { listDate: null }, warnings: [{ code: 'bad_date', detail: '2026-03-14' }] });
});

test('offers of the own CSV are parted by semicolons, with a blank behind them or without', () => {
  const offersOf = (offers: string) => {
    const mapped = mapOwnCsv({ id: 'a1', brand: 'Nordlys', title: 'Gel', ingredients: 'Aqua', offers });
    return mapped.kind === 'draft' ? [mapped.draft.offers.map(({ shop, link }) => [shop, link]), mapped.warnings] : [];
  };
  const [one, two] = ['Kiosk | 50 ml | 3 EUR | https://a.example/1;size=2', 'Shop | 50 ml | 2 EUR | https://b.example/1'];
  for (const between of [';', '; ', '\n'])
    expect(offersOf(`${one}${between}${two}`)).toEqual([
      [
        ['Kiosk', 'https://a.example/1;size=2'],
        ['Shop', 'https://b.example/1'],
      ],
      [],
    ]);
  expect(offersOf(`${two} | more`)).toEqual([[['Shop', 'https://b.example/1']], [{ code: 'bad_offer', detail: `${two} | more` }]]);
});

test('the own CSV holds sizes with prices', () => {
  expect(
    mapOwnCsv({
      id: 'a1',
      brand: 'Nordlys',
      title: 'Gel',
      title_ru: 'Гель',
      category: 'toners',
      ingredients: 'Aqua',
      sizes: '50 ml = 12.90 EUR; 100ml',
      price_date: '2026-03-04',
      list_date: '2026-02-31x',
    }),
  ).toMatchObject({
    draft: {
      sourceId: 'a1',
      titleRu: 'Гель',
      sizes: [
        { size: '50 ml', price: 1290, currency: 'EUR', priceDate: '2026-03-04' },
        { size: '100 ml', price: null },
      ],
    },
  });
});

test('a word that ends like one for packs is no pack', () => {
  expect(cleanTitle('pilot', ['Nordlys']).title).toBe('Pilot');
  expect(cleanTitle('Gel douche lot de 2', ['Nordlys']).title).toBe('Gel douche');
  expect(cleanTitle('Deo Frisch 6x', ['Nordlys']).title).toBe('Deo Frisch');
  expect(cleanTitle('Deo stick fresh 50 m', ['Nordlys']).title).toBe('Deo stick fresh');
  expect(cleanTitle('Soft summer night soft summer night', ['Nordlys']).title).toBe('Soft summer night');
  expect(cleanTitle('Kivir kivir', ['Nordlys']).title).toBe('Kivir kivir');
  for (const note of [
    '(+20% gratuit)',
    '(format XXL)',
    '(duo pack)',
    '(wieder verfügbar ab Mai)',
    ', 25 stk',
    '50x2',
    'x2',
    '(out of stock)',
    '(set of 5 masks)',
  ])
    expect(cleanTitle(`Douche douce ${note}`, ['Nordlys']).title, note).toBe('Douche douce');
  expect(cleanTitle('Arginine Resist X3', ['Nordlys']).title).toBe('Arginine Resist X3');
  expect(cleanTitle('Dentifrice complet lot 4+2 offerts x 75ml', ['Nordlys'])).toEqual({ title: 'Dentifrice complet', size: '6 × 75 ml' });
  expect(cleanTitle('Dentifrice complet 75ml Lot de 3', ['Nordlys']).size).toBe('3 × 75 ml');
  expect(cleanTitle('Savon doux 2x100g Lot de 3', ['Nordlys']).size).toBeNull();
  expect(cleanTitle('Fresh Ocean 0% Aluminium (ACH) 48h Deo-Schutz Antibakteriell', ['Nordlys']).title).toBe('Fresh Ocean');
  expect(cleanTitle("Gel douche certifié bio et vegan au lait d'amande", ['Nordlys']).title).toBe("Gel douche au lait d'amande");
  for (const claim of [" 100% d'origine naturelle", ' 100 % natural', " à 95% d'ingrédients d'origine naturelle"])
    expect(cleanTitle(`Shampoing à l'avoine${claim} Cheveux Secs`, ['Nordlys']).title).toBe("Shampoing à l'avoine Cheveux Secs");
  expect(cleanTitle('Lingettes 100% coton', ['Nordlys']).title).toBe('Lingettes 100% coton');
  expect(cleanTitle('Cosmos bio - eau micellaire', ['Nordlys']).title).toBe('Eau micellaire');
  expect(cleanTitle('Huile Cosmos', ['Nordlys']).title).toBe('Huile Cosmos');
  expect(cleanTitle('Shampoo Wake up !Rose', ['Nordlys']).title).toBe('Shampoo Wake up ! Rose');
  expect(cleanTitle('Lait peau sèche sans paraben sans colorant', ['Nordlys']).title).toBe('Lait peau sèche');
  expect(cleanTitle('Eau micellaire (hygiène)', ['Nordlys']).title).toBe('Eau micellaire');
  expect(cleanTitle('Gel hygiène intime', ['Nordlys']).title).toBe('Gel hygiène intime');
  expect(cleanTitle('Eau naturelle* de rose(R)', ['Nordlys']).title).toBe('Eau naturelle de rose');
  expect(cleanTitle('Champú con oliva, Eco certificado, Cabello seco', ['Nordlys']).title).toBe('Champú con oliva, Cabello seco');
  expect(cleanTitle('Daily shampoo, natural, vegan, paraben free shampoo, all hair types', ['Nordlys']).title).toBe('Daily shampoo');
  expect(cleanTitle('Body lotion, fragrance free', ['Nordlys']).title).toBe('Body lotion, fragrance free');
  expect(cleanTitle('Dentifrice complet lot de 2+1 offert x 75ml', ['Nordlys']).title).toBe('Dentifrice complet');
  expect(cleanTitle('Gel de Limpeza Pele Oleosa com 454g', ['Nordlys']).title).toBe('Gel de Limpeza Pele Oleosa');
  expect(cleanTitle('GEL À LA ROSE ET PÊCHE SPF 30 UV', ['Nordlys']).title).toBe('Gel à la rose et pêche SPF 30 UV');
  expect(cleanTitle('Salt & Stone Balsam', ['Salt and Stone']).title).toBe('Balsam');
});

test.each([
  ['Shampooing sec doux - 150 ml / volume nominal 200 ml ?', 'Shampooing sec doux', null],
  ['Repair cream Net wt 3 oz (85 9)', 'Repair cream', '3 oz'],
  ['Lait doux - poids net : 200 g', 'Lait doux', '200 g'],
  ['Dentifrice blancheur tube 75ml', 'Dentifrice blancheur', '75 ml'],
  ['Crème riche - Tube 40ml', 'Crème riche', '40 ml'],
  ['Solution 0,5 ml / 0,5 g pour 100 ml bain de bouche', 'Solution bain de bouche', null],
  ['Haarspray Volume 250 ml', 'Haarspray Volume', '250 ml'],
])('what tells of an amount goes with it: %s', (written, title, size) => {
  expect(cleanTitle(written, ['Nordlys'])).toEqual({ title, size });
});

test('behind a maker in front stands the brand', () => {
  expect(cleanTitle('Grandhaus Nordlys Gel', ['Nordlys', 'Grandhaus'], true).title).toBe('Gel');
});

test('where a shop files a product is no part of its title', () => {
  expect(cleanTitle('Beauté & Hygiène / Soins du corps / Déodorant fraîcheur', ['Nordlys']).title).toBe('Déodorant fraîcheur');
});

test.each([
  ['Travel Size Cleansing Gel', 'Cleansing Gel'],
  ['Protect Travel Size, SPF50', 'Protect SPF50'],
  ['72 lingettes douces', 'Lingettes douces'],
  ['Eau micellaire. Fl-pompe', 'Eau micellaire'],
  ['Gel douche - flacon avec pompe', 'Gel douche'],
  ['Cream Soap - Solid Box', 'Cream Soap'],
  ['Bath Truffles Box of 6', 'Bath Truffles'],
  ['Lip Balm in Paper Tube', 'Lip Balm in Paper Tube'],
  ['Lotion - Hand | Face|Body', 'Lotion - Hand, Face, Body'],
  ['3in1 kids soap', '3in1 Kids soap'],
  ['2 in 1 festes Shampoo', '2 in 1 Festes Shampoo'],
  ['2 en 1', '2 en 1'],
  ['30 vol. Developer', '30 vol. Developer'],
])('"%s" without what it is sold in is "%s"', (written, title) => expect(cleanTitle(written, ['Nordlys']).title).toBe(title));
