import { expect, test } from 'vitest';
import { chooseBrand } from '#core/imports/brand.ts';
import { brandBook, brandBookFile } from '#core/imports/brand-book.ts';
import { brandKey, brandSpelling } from '#core/imports/brand-name.ts';
import { withLine } from '#core/imports/line-in-title.ts';
import { readImportBooks } from '#scripts/import/books.ts';

const book = brandBook(
  brandBookFile.parse({
    makers: [
      { name: 'Grandcorp', also: ['Grandcorp Nordic', 'Grandcopr'] },
      'Velmora Consumer Products',
      'Velmora',
      'dm',
      'Bio',
      { name: 'Kaufhaus', sells: ['Lumelle', 'Nordlys'] },
    ],
    brands: [
      'Some by Fjell',
      'Lumelle',
      { name: 'Velmora Paris', also: ['Velmora', "Vel'mora"], lines: ['Silkessa'] },
      'Nordlys',
      { name: 'Weissbach', also: ['Eau Thermale Weissbach'], prefix: true },
      { name: 'Weissbech', also: ['Weissbech Wien'] },
    ],
    lines: ['Men', 'Sun', 'Baby', 'Bio'],
    laboratories: ['Laboratoires'],
    distinct: ['Nordlyse'],
    none: ['null', 'no brand'],
    companies: [
      { codes: ['4099999'], brands: ['Lumelle', 'Nordlys'] },
      { codes: ['4099998'], brands: ['Weissbach'] },
    ],
  }),
);
const chosen = (written: string, title = 'Day Cream') => chooseBrand([written], title, book)?.name ?? null;

test.each([
  ["L'Ourse®", 'LOURSE'],
  ['Weiss GmbH & Co. KG', 'weiss'],
  ['Salt and Stone', 'Salt & Stone'],
  ['Crème d’Or', "creme d'or"],
  ['ООО «Зорька»', 'Зорька'],
  ['Fjell Norge AS', 'Fjell'],
])('%s and %s are one brand', (one, other) => {
  expect(brandKey(one)).toBe(brandKey(other));
});

test('capitals and small letters become a name, short capitals and mixed spellings stay', () => {
  expect(['VELUTTO', 'velutto', 'Jardin secret', 'OGX', 'CeraLu', 'fleur-de-mai'].map(brandSpelling)).toEqual([
    'Velutto',
    'Velutto',
    'Jardin Secret',
    'OGX',
    'CeraLu',
    'Fleur-De-Mai',
  ]);
});

test('one loud word of a name is spoken', () => {
  expect(['Jean VELUTTO', 'VELUTTO & SOEURS', 'Velutto Soap GmbH & Co. KG'].map(brandSpelling)).toEqual([
    'Jean Velutto',
    'Velutto & Soeurs',
    'Velutto Soap',
  ]);
});

test('a shop that is named alone gives way to a brand of its own in the title', () => {
  expect(chosen('Kaufhaus', 'Champú clásico lumelle')).toBe('Lumelle');
  expect(chosen('Grandcorp, Kaufhaus', 'Gel - Nordlys doux')).toBe('Nordlys');
  expect(chosen('Grandcorp', 'Champú clásico lumelle')).toBe('Grandcorp');
  expect(chosen('Kaufhaus', 'Day Cream')).toBe('Kaufhaus');
  expect(chosen('Fjellet, Kaufhaus', 'Gel Nordlys')).toBe('Fjellet');
});

test('every brand of a shop is known', () => {
  const { names, sells } = readImportBooks().brands;
  const known = new Set(names.values());
  expect([...sells.values()].flatMap((brands) => [...brands]).filter((brand) => !known.has(brand))).toEqual([]);
});

test.each([
  ['Fessnett', "Fess'Nett"],
  ['Lynx', 'Lynx'],
  ['Bepanthol', 'Bepanthol'],
])('a brand has the name of its packs, whatever it is called in another country: %s', (written, shown) => {
  expect(chooseBrand([written], 'Lotion', readImportBooks().brands)?.name).toBe(shown);
});

test('a house beside a title that is a brand, or begins with the long name of one, is not on the pack', () => {
  expect(chosen('Velmora', 'Nordlys')).toBe('Nordlys');
  expect(chosen('Velmora', 'Eau Thermale Weissbach Bébé Gel')).toBe('Weissbach');
  expect(chosen('Velmora', 'Gel Weissbach')).toBe('Velmora Paris');
});

test('a reviewed brand that begins the title goes before another brand in the field', () => {
  expect(chosen('Nordlys', 'Weissbach Gel')).toBe('Weissbach');
  expect(chosen('Nordlys', 'Weissbach')).toBe('Weissbach');
  expect(chosen('Nordlys', 'Weiss Bach Gel')).toBe('Nordlys');
  expect(chosen('Nordlys', 'Gel Weissbach')).toBe('Nordlys');
  expect(chosen('Weissbach', 'Lumelle Gel')).toBe('Weissbach');
  expect(chosen('Weissbach', 'Velmora Gel')).toBe('Weissbach');
});

test('a house or maker gives way to a brand of several words within the title', () => {
  expect(chosen('Velmora', 'Gel Eau Thermale Weissbach - Rose')).toBe('Weissbach');
  expect(chosen('Grandcorp', 'Gel Some by Fjell 200 ml')).toBe('Some by Fjell');
  expect(chosen('Nordlys', 'Gel Some by Fjell 200 ml')).toBe('Nordlys');
});

test('a brand that is like the slip of another one is itself', () => {
  expect(chooseBrand(['Dermacol'], 'Aqua beauty', readImportBooks().brands)?.name).toBe('Dermacol');
});

test('spellings of a known brand are one', () => {
  expect(chosen("VEL'MORA")).toBe('Velmora Paris');
  expect(chosen('velmora paris')).toBe('Velmora Paris');
});

test('a brand stands before its maker, a known brand before an unknown one, but the label behind a division before its house', () => {
  expect(chosen('Grandcorp, Petit Bain')).toBe('Petit Bain');
  expect(chosen('Velmora, Velmora Consumer products, Brightly')).toBe('Brightly');
  expect(chosen('Couleur Bleue, Nordlys')).toBe('Nordlys');
});

test('a company with the name of a known brand makes the brand beside it', () => {
  expect(chosen('Brightly, Nordlys srl')).toBe('Brightly');
  expect(chosen('Nordlys srl')).toBe('Nordlys');
});

test('a maker that is a brand as well comes behind every other known brand', () => {
  expect(chosen('Velmora, Velmora Consumer products, Nordlys')).toBe('Nordlys');
  expect(chosen('Velmora, Velmora Paris, Silkessa')).toBe('Velmora Paris');
  expect(chosen('Velmora, Brightly')).toBe('Velmora Paris');
});

test('a maker has spellings, too; what joins two words ends no name', () => {
  expect(['Grandcorp Nordic', 'Grandcopr', 'Grandcorp Norge AS'].map((name) => chosen(name))).toEqual(Array(3).fill('Grandcorp'));
  expect(chosen('Belle et Bio')).toBe('Belle et Bio');
});

test('"by" and a dash stand in front of a maker, unless they are part of the name', () => {
  expect(chosen('Petit Bain by Grandcorp')).toBe('Petit Bain');
  expect(chosen('Some by Fjell')).toBe('Some by Fjell');
  expect(chosen('Ora - B')).toBe('Ora - B');
});

test('a maker alone is the brand unless the title begins with a known one', () => {
  expect(chosen('Grandcorp AS', 'Nordlys Hand Cream')).toBe('Nordlys');
  expect(chosen('Grandcorp AS', 'Silkessa Shampoo')).toBe('Velmora Paris');
  expect(chosen('Grandcorp AS', 'Hand Cream')).toBe('Grandcorp');
});

test('a line is filed under its brand', () => {
  expect(chosen('Nordlys Men')).toBe('Nordlys');
  expect(chosen('Blauwal Kinder, Blauwal')).toBe('Blauwal');
  expect(chosen('Nordlys Bakery')).toBe('Nordlys Bakery');
  expect(chosen('bio Nordlys')).toBe('Nordlys');
  expect(chosen('Weissbach Aroma Sensations')).toBe('Weissbach');
  expect(chosen('Grandcorp Baby')).toBe('Grandcorp');
});

test('a maker whose own name is on no pack is no brand, a spelling of a house is the house', () => {
  const real = readImportBooks().brands;
  const filed = (written: string, title = 'Day cream') => chooseBrand([written], title, real)?.name ?? null;
  expect(filed('Unilever Norge AS')).toBeNull();
  expect(filed('Unilever, Nordlys')).toBe('Nordlys');
  expect(filed('Brynild AS', 'Nivea Day cream')).toBe('Nivea');
  expect(filed('Laboratoires Gilberts, Laino')).toBe('Laino');
  expect(filed('Laboratoires Gilberts')).toBe('Gilbert');
  expect(filed('Léa Nature', 'Léa nature eau thermale Jonzac')).toBe('Jonzac');
  expect(filed('Purol', 'Purol Vaseline')).toBe('Purol');
});

test('what is no brand is none', () => {
  expect(chosen('Null')).toBeNull();
  expect(chosen('')).toBeNull();
  expect(chosen('小林')).toBeNull();
});

test('what stands around a name is taken off: shops in brackets, sellers, makers, laboratories, quotation marks', () => {
  expect(chosen('NORDLYS (dm')).toBe('Nordlys');
  expect(chosen('Nordlys is Sold by Grandcorp')).toBe('Nordlys');
  expect(chosen('Nordlys / Grandcorp')).toBe('Nordlys');
  expect(chosen('dm Nordlys')).toBe('Nordlys');
  expect(chosen('Petit Bain Grandcorp')).toBe('Petit Bain');
  expect(chosen('Laboratoires Nordlys')).toBe('Nordlys');
  expect(chosen('АО "Заря Востока')).toBe('Заря Востока');
  expect(chosen('«заря Востока')).toBe('Заря Востока');
  expect(chosen('180 Ml')).toBeNull();
  expect(chosen('VAT 928430510')).toBeNull();
});

test('a slip of a known brand is filed under it as a guess, unless it is a brand of its own', () => {
  expect(chooseBrand(['Nordlis'], '', book)).toMatchObject({ name: 'Nordlys', way: 'likeness' });
  expect(chosen('Nordlyse')).toBe('Nordlyse');
  expect(chosen('Velm')).toBe('Velm');
});

test.each([
  ['Loreal Pairs', "L'Oréal Paris"],
  ['Oréal Paris', "L'Oréal Paris"],
  ['Garner', 'Garnier'],
  ['Schwarzkoph', 'Schwarzkopf'],
  ['Nivea For Men', 'Nivea'],
  ['CIEN (Lidl', 'Cien'],
  ['Axe is Sold by Unilever', 'Axe'],
  ['Biolage', 'Biolage'],
  ["L'Oréal, L'Oreal Consumer products, Garnier, Ultra Doux", 'Garnier'],
  ["L'Oréal, L'Oreal Luxe, The Body Shop", 'The Body Shop'],
  ["L'Oréal, L'Oreal Consumer products, Fjordlys", 'Fjordlys'],
  ["L'Occitane au Brésil", "L'Occitane au Brésil"],
  ["L'Oréal, L'Oreal Consumer products, L'Oréal Paris, Elseve", "L'Oréal Paris"],
  ['Auchan, Cosmia', 'Cosmia'],
  ['Nivia Men', 'Nivea'],
  ['Oral - B', 'Oral-B'],
  ['Some By Mi', 'Some By Mi'],
  ['Bio Soleil', 'Bio Soleil'],
  ['Maison Francis Kurkdjian', 'Maison Francis Kurkdjian'],
  ['Rema 1000, Lev Vel', 'Lev Vel'],
  ['Henkel, Theramed, Schwarzkopf & Henkel', 'Theramed'],
  ['JTG WWL', 'JTG WWL'],
])('"%s" is %s in the file of real brands', (written, name) => {
  expect(chooseBrand([written], '', readImportBooks().brands)?.name).toBe(name);
});

test('behind a house, and behind a name that nobody knows, a reviewed brand that begins the title is the brand', () => {
  expect(chosen('Velmora Norge AS', 'Weissbach Brow Gel')).toBe('Weissbach');
  expect(chosen('Someone Imports AS', 'Weissbach Brow Gel')).toBe('Weissbach');
  expect(chosen('Velmora Norge AS', 'Weissbach The Brow Gel')).toBe('Weissbach');
  expect(chosen('Velmora Norge AS', 'Weiss Bach Brow Gel')).toBe('Velmora Paris');
});

test('a company gives way to a known brand in front of the title; a title that is a brand and nothing else was exchanged with it', () => {
  expect(chosen('Someone Imports A/S', 'Nordlys Day Cream')).toBe('Nordlys');
  expect(chosen('Someone Imports', 'Nordlys Day Cream')).toBe('Someone Imports');
  expect(chosen('Sensitive Skin', 'Nordlys')).toBe('Nordlys');
  expect(chosen('Weissbach', 'Nordlys')).toBe('Weissbach');
});

test('a house is named by its importer, and the title begins with what one of its brands calls a line', () => {
  const real = readImportBooks().brands;
  const filed = (written: string, title: string) => chooseBrand([written], title, real)?.name;
  expect(filed("L'OREAL NORGE AS", 'Fructis Balsam Strength & Shine 200ml')).toBe('Garnier');
  expect(filed("L'OREAL NORGE AS", 'Elvital Shampoo Color Vive')).toBe("L'Oréal Paris");
  expect(filed('LILLEBORG AS', 'Jordan Tannkrem Sensiwhite')).toBe('Jordan');
  expect(filed('LILLEBORG AS', 'HTH Bodylotion Original')).toBe('HTH');
  expect(filed('Nordlys', 'Excellence Day Cream')).toBe('Nordlys');
});

test('words around a maker are no brand beside the one that is named', () => {
  const real = readImportBooks().brands;
  const filed = (written: string, title = '') => chooseBrand([written], title, real)?.name;
  expect(filed('Expanscience, Expanscience Laboratoires, Mustela')).toBe('Mustela');
  expect(filed('Alès groupe, Laboratoires Liérac, Liérac')).toBe('Liérac');
  expect(filed('JM Nature GmbH', 'Ben & Anna Mint')).toBe('Ben & Anna');
  expect(filed('Haleon', 'Parodontax')).toBe('Parodontax');
  expect(filed('laboratoire Biarritz')).toBe('Laboratoires de Biarritz');
});

test.each([
  ['Colgate', 'elmex Kinder-Zahnpasta', 'Elmex'],
  ['Colgate', 'Total Whitening', 'Colgate'],
  ['Jordana', 'Agua micelar', 'Jordana'],
  ['Karo Pharma AS', 'Asan Intimvask', 'Asan'],
  ['Gillette UK LTD', 'Old Spice Deodorant', 'Old Spice'],
  ['Henkel, Schwarzkopf', 'Schauma Kids Shampoo', 'Schauma'],
  ['Schwarzkopf', 'Essence Ultime Shampoo', 'Schwarzkopf'],
])('a maker whose name is a brand as well stands behind the brand that begins the title: %s, %s', (written, title, brand) =>
  expect(chooseBrand([written], title, readImportBooks().brands)?.name).toBe(brand),
);

test('a maker or a house gives way to the brand that its row names, be it in the field or in the title', () => {
  const real = readImportBooks().brands;
  const found = (written: string[], title: string) => chooseBrand(written, title, real)?.name;
  expect(found(["L'Oréal", 'Lascad', 'Titanium'], 'Baume')).toBe('Titanium');
  expect(found(['Auchan', 'Rik & Rok'], 'Dentifrice')).toBe('Rik & Rok');
  expect(found(['ЭФКО Косметик'], 'Мыло «Лимон» Красная цена')).toBe('Красная Цена');
  expect(found(['Невская косметика'], 'Крем-мыло «Ушастый нянь»')).toBe('Ушастый Нянь');
  expect(found(['Невская косметика'], 'Земляничное')).toBe('Невская Косметика');
  expect(found(['Bio Renew', 'Herbal Essences'], 'Honey shampoo')).toBe('Herbal Essences');
  expect(found(['Simond'], 'Crème')).toBe('Simond');
  expect(found(['Nature et progrès'], 'Savon')).toBeUndefined();
});

test('of names that nobody knows the one that begins the title is on the pack; a known one of several words may end it', () => {
  expect(chosen('Amber Hall, Menthella', 'Menthella lip balm')).toBe('Menthella');
  expect(chosen('Amber Hall, Menthella', 'Lip balm')).toBe('Amber Hall');
  expect(chosen('Grandcorp AS', 'Balsam 500 ml Some by Fjell')).toBe('Some by Fjell');
  expect(chosen('Grandcorp AS', 'Balsam 500 ml Nordlys')).toBe('Grandcorp');
  expect(chosen('Grandcorp', 'Grandcorp Nordlys Gel')).toBe('Nordlys');
});

test('who sells it gives way to the other name of a row that is no company', () => {
  expect(chosen('Fjordhandel Trade AS, Lumi')).toBe('Lumi');
  expect(chosen('Seifenkontor GmbH & Co. KG, Waldduft')).toBe('Waldduft');
  expect(chosen('Fjordhandel Trade AS')).toBe('Fjordhandel Trade');
});

test('of two brands with the name of their house the one named last is on the pack', () => {
  const salon = brandBook(
    brandBookFile.parse({
      makers: ['Velmora'],
      brands: [{ name: 'Velmora Paris', also: ['Velmora'] }, 'Velmora Salon', 'Nordlys'],
      lines: [],
      laboratories: [],
      distinct: [],
      none: [],
    }),
  );
  const named = (written: string) => chooseBrand([written], 'Shampoo', salon)?.name;
  expect(named('Velmora, Velmora Paris, Velmora Salon')).toBe('Velmora Salon');
  expect(named('Velmora, Velmora Paris')).toBe('Velmora Paris');
  expect(named('Nordlys, Velmora Paris')).toBe('Nordlys');
});

test('of two brands the one whose name holds the other tells more', () => {
  const real = readImportBooks().brands;
  expect(chooseBrand(['Dop, Vivelle Dop'], 'Gel coiffant', real)?.name).toBe('Vivelle Dop');
  expect(chooseBrand(['Honest Beauty'], 'Cleanser', real)?.name).toBe('Honest Beauty');
});

test('what says that there is no brand, or only what the product is, names none', () => {
  const reviewed = readImportBooks().brands;
  for (const written of [
    'Aucune',
    'Keine Marke',
    'Без марки',
    'Tea Tree',
    'Eau de Parfum',
    'Schwarze Seife',
    'Neu',
    'Eau de Parfum Paris Natural Spray',
  ])
    expect(chooseBrand([written], 'Day cream', reviewed), written).toBeNull();
});

test('what a company is called by law is cut, a brand that is called a company stays one', () => {
  expect(chosen('Warren Pvt. Ltd.')).toBe('Warren');
  expect(chosen('The Humble Co')).toBe('The Humble Co');
});

test('a known brand whose name goes on in the title is the whole one, and a name that is only like a line of a brand is its own', () => {
  const real = readImportBooks().brands;
  const filed = (written: string, title = '') => chooseBrand([written], title, real)?.name ?? null;
  expect(filed('Eco', 'Eco Style Gel Olive')).toBe('Eco Styler');
  expect(filed('Natura', 'Natura Siberica Shampoo')).toBe('Natura Siberica');
  expect(filed('Natura', 'Siberica Shampoo')).toBe('Natura');
  expect(filed('Natura Pro', 'Fluor')).toBe('Natura Pro');
  expect(filed('Eco Young')).toBe('Eco Young');
  expect(filed('Someone', 'Cora')).toBe('Cora');
  expect(filed('Someone', 'The Cora')).toBe('Someone');
  expect(filed('Colgate', 'Protex')).toBe('Protex');
  expect(filed('TUGSAN SARL', 'mavi beyaz')).toBe('Mavi Beyaz');
});

test('a maker whose name is on no pack is none under any of its spellings', () => {
  const real = readImportBooks().brands;
  const filed = (written: string, title = '') => chooseBrand([written], title, real)?.name ?? null;
  expect(filed('JNTL Consumer Health', 'Body lotion')).toBeNull();
  expect(filed('Maxbrands Marketing B.V.', 'Hair mask')).toBeNull();
  expect(filed('Maxbrands, Bubbly', 'Hair mask')).toBe('Bubbly');
  expect(filed('Cooper', 'Babysoin Liniment')).toBe('Babysoin');
  expect(filed('Aloe Vera')).toBeNull();
});

test('a line that is named beside its brand stands in the title, once', () => {
  const titled = (title: string, ...written: string[]) => withLine(title, written, 'Velmora Paris', book);
  expect(titled('Shampooing doux', 'Velmora', 'Silkessa')).toBe('Silkessa Shampooing doux');
  expect(titled('Shampooing doux', 'velmora, SILKESSA')).toBe('Silkessa Shampooing doux');
  for (const title of ['Silkessa Shampooing doux', 'Shampooing silkessa', 'Silkesa Shampooing'])
    expect(titled(title, 'Silkessa')).toBe(title);
  expect(titled('Shampooing doux', 'Velmora Paris')).toBe('Shampooing doux');
  expect(withLine('Shampooing doux', ['Nordlys, Silkessa'], 'Nordlys', book)).toBe('Shampooing doux');
});

test.each([
  ['Fresh deodorant', 'Nordlys Men', 'Men Fresh deodorant'],
  ['Douche', 'NORDLYS, Nordlys for MEN', 'For Men Douche'],
  ['Shampoo', 'Nordlys Baby', 'Baby Shampoo'],
  ['Herren Duschgel', 'Nordlys Men', 'Herren Duschgel'],
  ['Fresh deodorant', 'Nordlys Men, Nordlys Women', 'Fresh deodorant'],
  ['Mineral cream', 'Nordlys Sun', 'Sun Mineral cream'],
  ['Sonnenmilch', 'Nordlys Sun', 'Sonnenmilch'],
  ['Body wash', "Nordlys Men's", 'Men Body wash'],
  ['Body wash', 'Men Nordlys', 'Men Body wash'],
  ['Lotion', 'Nordlys Baby Bio', 'Baby Lotion'],
  ['Lotion', 'Nordlys, Kids', 'Kids Lotion'],
  ['Lotion', 'Nordlys Baby, Kids', 'Baby Lotion'],
])('for whom a line of the brand is stands in the title: %s of %s', (title, written, shown) => {
  expect(withLine(title, [written], 'Nordlys', book)).toBe(shown);
});

test.each([
  ['Conditioner', 'Weissbach Daily Dew', 'Daily Dew Conditioner'],
  ['Daily Conditioner', 'Weissbach Daily Dew', 'Daily Conditioner'],
  ['Body Wash', 'Weissbach men care', 'Men Care Body Wash'],
  ['Conditioner', 'Weissbach / Grandcorp', 'Conditioner'],
  ['Conditioner', 'Weissbach au lait', 'Conditioner'],
  ['Conditioner', 'Weissbach Italia', 'Conditioner'],
  ['Conditioner', 'Weissbach Daily Dew, Weissbach Rosa Lux', 'Conditioner'],
  ['Daily Conditioner', 'Weissbach Daily Dew, Weissbach Rosa Lux', 'Daily Conditioner'],
])('what stands behind a brand that is the prefix of its lines stands in the title: %s of %s', (title, written, shown) => {
  expect(withLine(title, [written], 'Weissbach', book)).toBe(shown);
});

test('a line that is named behind a spelling of its brand stands in the title', () => {
  expect(withLine('Shampooing doux', ["Vel'mora Silkessa"], 'Velmora Paris', book)).toBe('Silkessa Shampooing doux');
  expect(withLine('Shampooing doux', ['Velmora Consumer Products'], 'Velmora Paris', book)).toBe('Shampooing doux');
});

test('a line that a title cuts short is spelled as the row names it', () => {
  const titled = (title: string) => withLine(title, ['Nordlys, Fjell Lys'], 'Nordlys', book);
  expect(titled('Fj lys douche')).toBe('Fjell Lys douche');
  expect(titled('Douche fjell ly')).toBe('Douche Fjell Lys');
  for (const title of ['Fjell lys douche', 'Fj ly douche', 'F lys douche', 'Fjell douche']) expect(titled(title)).toBe(title);
});

test('a name that nobody knows is the brand of the company of its barcode, where it is nearly spelled so or the title names it', () => {
  const filed = (written: string, title: string, code = '4099999000017') => chooseBrand([written], title, book, [code])?.name;
  expect(filed('Nurdlis', 'Day Cream')).toBe('Nordlys');
  expect(filed('Lomele', 'Day Cream')).toBe('Lumelle');
  expect(filed('ttyw', 'Shampoo NORDLYS')).toBe('Nordlys');
  expect(filed('Nurdlis', 'Day Cream', '4011111000017')).toBe('Nurdlis');
  expect(filed('Halvard', 'Day Cream')).toBe('Halvard');
  expect(filed('Lumelle', 'Nordlys Cream')).toBe('Lumelle');
  // A known brand that is nearly spelled as one of this company.
  for (const name of ['Weissbech', 'Weissbech Wien']) expect(filed(name, 'Day Cream', '4099998000018')).toBe('Weissbach');
  expect(filed('Weissbech', 'Day Cream')).toBe('Weissbech');
});

test.each([
  ['Crew', 'Shaving Gel', 'American Crew'],
  ['Corine Cobson', 'Shower gel', 'Corinne Cobson'],
  ['Gino-canesten Calm', 'Sabonete', 'Gino-Canesten'],
  ['Wild', 'Emoform kids dentifrice', 'Emoform'],
  ['Mibelle Group Migros', 'Candidat mint junior', 'Candida'],
  ["Johnson's", 'Natusan', 'Natusan'],
  ['Shea Moisture', 'Evolution of smooth body lotion', 'Eos'],
])('%s beside "%s" is %s', (written, title, name) => expect(chooseBrand([written], title, readImportBooks().brands)?.name).toBe(name));

test('no brand stands twice in the file', () => {
  const brands = ['Nordlys', { name: 'Nordlys', also: ['Nordlis'] }];
  const file = { makers: [], brands, lines: [], laboratories: [], distinct: [], none: [] };
  expect(brandBookFile.safeParse(file).error?.issues[0]?.message).toBe('A brand stands twice.');
});
