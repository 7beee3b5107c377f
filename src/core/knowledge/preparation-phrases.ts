import { preparations } from './preparations.ts';

const vowel = /^[aeiouyhàâéèêîôœ]/i;

/** Languages that put the preparation first: how they say "oil of …", essential and plain oil, and a plant water. */
export const preparationFirst = {
  fr: {
    of: (name: string) => (vowel.test(name) ? `d'${name}` : `de ${name}`),
    essential: 'huile essentielle',
    plain: 'huile végétale',
    waters: ['hydrolat', 'eau florale'],
  },
  es: { of: (name: string) => `de ${name}`, essential: 'aceite esencial', plain: 'aceite vegetal', waters: ['hidrolato', 'agua floral'] },
  it: { of: (name: string) => `di ${name}`, essential: 'olio essenziale', plain: 'olio vegetale', waters: ['idrolato', 'acqua floreale'] },
  pt: { of: (name: string) => `de ${name}`, essential: 'óleo essencial', plain: 'óleo vegetal', waters: ['hidrolato', 'água floral'] },
  id: { of: (name: string) => name, essential: 'minyak', plain: 'minyak', waters: [] },
} as const;

/** What Polish labels call a preparation; a pressed oil is "olej", an essential one "olejek". */
export const polishWords = (preparation: string, essential: boolean): readonly string[] =>
  preparation === 'Oil' && essential ? ['olejek', 'olejek eteryczny'] : (preparations[preparation]?.pl ?? []);

/** "lavendelolie", "extract van kamille", "etherische olie van lavendel". */
export const dutchNames = (name: string, preparation: string | undefined, essential: boolean): readonly string[] =>
  preparation === undefined
    ? []
    : [
        `${name}${preparation}`,
        `${preparation} van ${name}`,
        ...(essential ? [`etherische olie van ${name}`, `${name} etherische olie`] : []),
      ];

/** "ze słodkich migdałów", "z rumianku". */
export const polishFrom = (name: string) => (/^[szśźż](?![aąeęioóuy])/i.test(name) ? 'ze' : 'z');
