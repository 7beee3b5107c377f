/** What becomes of oils that a label calls saponified: their sodium soaps. */

const saponified =
  /(?<!\p{L})(?:saponifi(?:ed|[ée]e?s?|cad[oa]s?|cat[oiae])|verseift(?:e[nrs]?)?|zmydlon(?:[aey]|ych)|verzeepte?|омыл[её]нн(?:ое|ые|ых|ый))(?!\p{L})(?!\s+(?:with|by|in|mit|avec|con|com|met)\s)/iu;
const maySaponify = /sapon|verse[ie]ft|verzeep|zmydl|омыл/i;

/** "huile d'olive saponifiée" without that word; null where it does not stand there. */
export function withoutSaponified(name: string): string | null {
  if (!maySaponify.test(name) || !saponified.test(name)) return null;
  return name.replace(saponified, ' ').replace(/\s+/g, ' ').trim();
}

/** By the INCI name of an oil or butter. */
const soaps: readonly (readonly [RegExp, string])[] = [
  [/^Olea Europaea .*Oil$/, 'Sodium Olivate'],
  [/^Cocos Nucifera .*Oil$|^Cocos Nucifera Oil$/, 'Sodium Cocoate'],
  [/^Elaeis Guineensis (?:Palm )?Kernel Oil$/, 'Sodium Palm Kernelate'],
  [/^Elaeis Guineensis .*(?:Oil|Butter)$/, 'Sodium Palmate'],
  [/^Ricinus Communis .*Oil$/, 'Sodium Castorate'],
  [/^Butyrospermum Parkii (?:Butter|Oil)$/, 'Sodium Shea Butterate'],
  [/^Theobroma Cacao .*Butter$/, 'Sodium Cocoa Butterate'],
  [/^Helianthus Annuus .*Oil$/, 'Sodium Sunflowerseedate'],
  [/^Brassica (?:Campestris|Napus) .*Oil$/, 'Sodium Rapeseedate'],
  [/^Prunus Amygdalus Dulcis Oil$/, 'Sodium Sweet Almondate'],
  [/^Orbignya .*Oil$/, 'Sodium Babassuate'],
  [/^Laurus Nobilis (?:Fruit )?Oil$/, 'Sodium Laurus Nobilate'],
  [/^Persea Gratissima .*Oil$/, 'Sodium Avocadoate'],
  [/^Vitis Vinifera .*Oil$/, 'Sodium Grapeseedate'],
  [/^Cannabis Sativa .*Oil$/, 'Sodium Hempseedate'],
  [/^Macadamia .*Oil$/, 'Sodium Macadamiaseedate'],
  [/^Mangifera Indica .*(?:Butter|Oil)$/, 'Sodium Mangoseedate'],
  [/^Carthamus Tinctorius .*Oil$/, 'Sodium Safflowerate'],
  [/^Sesamum Indicum .*Oil$/, 'Sodium Sesameseedate'],
  [/^Argania Spinosa .*Oil$/, 'Sodium Arganate'],
  [/^Glycine Soja Oil$/, 'Sodium Soyate'],
  [/^Adeps Bovis$/, 'Sodium Tallowate'],
];

/** INCI name of the soap of an oil; null for an oil whose soap has no name here. */
export const soapOfOil = (inci: string): string | null => soaps.find(([oil]) => oil.test(inci))?.[1] ?? null;

export const isSoapOfOil = (inci: string): boolean => soaps.some(([, soap]) => soap === inci);

/** Behind a head such as "huiles saponifiées de": how the name of each oil in it reads in full. */
export const oilsUnder: Readonly<Record<string, (name: string) => readonly string[]>> = {
  saponified: (name) => (/\s(?:oil|butter)$/i.test(name) ? [name] : [`${name} oil`]),
  омыленное: (name) => [`масло ${name}`, name],
  saponifiées: (name) => [`huile de ${name}`, `huile d'${name}`, `beurre de ${name}`, name],
  saponificados: (name) => [`aceite de ${name}`, `óleo de ${name}`, `manteca de ${name}`, `manteiga de ${name}`, name],
  saponificati: (name) => [`olio di ${name}`, `olio d'${name}`, `burro di ${name}`, name],
  verseifte: (name) => [name, `${name}öl`, `${name}butter`],
  zmydlone: (name) => [`olej ${name}`, `masło ${name}`, name],
  verzeepte: (name) => [name, `${name}olie`, `${name}boter`],
};
