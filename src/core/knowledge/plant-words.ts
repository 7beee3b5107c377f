/** Words of the plant grammar (plants.ts): preparations and parts. */

/** How a preparation is called in each language. */
export interface Preparation extends Readonly<Partial<Record<'fr' | 'de' | 'es' | 'it' | 'nl' | 'pt' | 'id', string>>> {
  readonly ru: string;
}

export const preparations: Readonly<Record<string, Preparation>> = {
  Extract: { ru: 'экстракт', fr: 'extrait', de: 'extrakt', es: 'extracto', it: 'estratto', nl: 'extract', pt: 'extrato', id: 'ekstrak' },
  Oil: { ru: 'масло', fr: 'huile', de: 'öl', es: 'aceite', it: 'olio', nl: 'olie', pt: 'óleo', id: 'minyak' },
  Water: { ru: 'вода', fr: 'eau', de: 'wasser', es: 'agua', it: 'acqua', nl: 'water', pt: 'água', id: 'air' },
  Juice: { ru: 'сок', fr: 'jus', de: 'saft', es: 'zumo', it: 'succo', nl: 'sap', pt: 'sumo' },
  'Juice Powder': { ru: 'порошок сока', fr: 'poudre de jus', de: 'saftpulver', es: 'polvo de zumo', it: 'polvere di succo' },
  Powder: { ru: 'порошок', fr: 'poudre', de: 'pulver', es: 'polvo', it: 'polvere', nl: 'poeder', pt: 'pó' },
  Butter: { ru: 'масло', fr: 'beurre', de: 'butter', es: 'manteca', it: 'burro', nl: 'boter', pt: 'manteiga', id: 'mentega' },
  Wax: { ru: 'воск', fr: 'cire', de: 'wachs', es: 'cera', it: 'cera', nl: 'was', pt: 'cera' },
  Flour: { ru: 'мука', fr: 'farine', de: 'mehl', es: 'harina', it: 'farina', nl: 'meel', pt: 'farinha' },
  Meal: { ru: 'мука', fr: 'farine', de: 'mehl', es: 'harina', it: 'farina', nl: 'meel', pt: 'farinha' },
  Gum: { ru: 'камедь', fr: 'gomme', de: 'gummi', es: 'goma', it: 'gomma', nl: 'gom', pt: 'goma' },
  Starch: { ru: 'крахмал', fr: 'amidon', de: 'stärke', es: 'almidón', it: 'amido', nl: 'zetmeel', pt: 'amido' },
  Protein: { ru: 'белок', fr: 'protéine', de: 'protein', es: 'proteína', it: 'proteina', nl: 'proteïne', pt: 'proteína' },
  Resin: { ru: 'смола', fr: 'résine', de: 'harz', es: 'resina', it: 'resina', nl: 'hars', pt: 'resina' },
  Ferment: { ru: 'ферментат', fr: 'ferment', de: 'ferment', es: 'fermento', it: 'fermento' },
  'Ferment Filtrate': {
    ru: 'фильтрат ферментата',
    fr: 'filtrat de ferment',
    de: 'fermentfiltrat',
    es: 'filtrado de fermento',
    it: 'filtrato di fermento',
  },
  'Ferment Extract': {
    ru: 'экстракт ферментата',
    fr: 'extrait de ferment',
    de: 'fermentextrakt',
    es: 'extracto de fermento',
    it: 'estratto di fermento',
  },
  'Callus Culture Extract': {
    ru: 'экстракт культуры клеток',
    fr: 'extrait de culture cellulaire',
    de: 'zellkulturextrakt',
    es: 'extracto de cultivo celular',
    it: 'estratto di coltura cellulare',
  },
  'Callus Culture Lysate': {
    ru: 'лизат культуры клеток',
    fr: 'lysat de culture cellulaire',
    de: 'zellkulturlysat',
    es: 'lisado de cultivo celular',
    it: 'lisato di coltura cellulare',
  },
  'Callus Culture Filtrate': { ru: 'фильтрат культуры клеток' },
  'Callus Lysate': { ru: 'лизат каллуса' },
  'Flower Water Extract': { ru: 'экстракт цветочной воды' },
  'Cell Culture Extract': {
    ru: 'экстракт культуры клеток',
    fr: 'extrait de culture cellulaire',
    de: 'zellkulturextrakt',
    es: 'extracto de cultivo celular',
    it: 'estratto di coltura cellulare',
  },
  'Cell Extract': {
    ru: 'экстракт клеток',
    fr: 'extrait de cellules',
    de: 'zellextrakt',
    es: 'extracto de células',
    it: 'estratto di cellule',
  },
  Unsaponifiables: {
    ru: 'неомыляемые вещества масла',
    fr: 'insaponifiables',
    de: 'unverseifbares',
    es: 'insaponificables',
    it: 'insaponificabili',
  },
  Polysaccharide: { ru: 'полисахарид', fr: 'polysaccharide', de: 'polysaccharid', es: 'polisacárido', it: 'polisaccaride' },
  Sap: { ru: 'сок', fr: 'sève', de: 'saft', es: 'savia', it: 'linfa' },
  Absolute: { ru: 'абсолют', fr: 'absolue', de: 'absolue', es: 'absoluto', it: 'assoluta' },
  Distillate: { ru: 'дистиллят', fr: 'distillat', de: 'destillat', es: 'destilado', it: 'distillato' },
  Vinegar: { ru: 'уксус', fr: 'vinaigre', de: 'essig', es: 'vinagre', it: 'aceto' },
  Cera: { ru: 'воск' },
  Peptide: { ru: 'пептид' },
  Polypeptide: { ru: 'полипептид' },
  Lipids: { ru: 'липиды' },
  Sterols: { ru: 'стерины' },
  Oleosomes: { ru: 'олеосомы' },
  Gluten: { ru: 'глютен' },
  Polysaccharides: { ru: 'полисахариды' },
  Oligosaccharides: { ru: 'олигосахариды' },
  Protoplasts: { ru: 'протопласты' },
  Nectar: { ru: 'нектар' },
  'Oil Expressed': { ru: 'отжатое масло' },
  'Cell Culture': { ru: 'культура клеток' },
  'Callus Culture': { ru: 'культура каллуса' },
  Tar: { ru: 'дёготь', fr: 'goudron', de: 'teer', es: 'alquitrán', it: 'catrame' },
};

/** The same in Polish, which has two words for an extract. */
export const polish: Readonly<Record<string, readonly string[]>> = {
  Extract: ['ekstrakt', 'wyciąg'],
  Oil: ['olej'],
  Water: ['hydrolat', 'woda'],
  Juice: ['sok'],
  Powder: ['proszek'],
  Butter: ['masło'],
  Wax: ['wosk'],
};

/** The same in Turkish, behind the plant. */
export const turkish: Readonly<Record<string, readonly string[]>> = {
  Extract: ['özü', 'ekstraktı'],
  Oil: ['yağı'],
  Water: ['suyu'],
};
