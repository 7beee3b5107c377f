import { longPattern } from '../../long-pattern.ts';
import { keyOf } from './fold.ts';
import { byName, type Identity } from './identity.ts';
import { find, type Lexicon } from './lexicon.ts';

/** What is made of a plant in French, Italian, Spanish and Portuguese, and how INCI names call it. */
const forms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:huile|olio|aceite|[oó]leo)$/i, ['oil']],
  [/^(?:beurre|burro|manteca|manteiga)$/i, ['butter']],
  [/^(?:extrait|estratto|extracto|extrato)$/i, ['extract']],
  [/^(?:cire|cera)$/i, ['wax', 'cera']],
  [/^(?:poudre|polvere|polvo|pó)$/i, ['powder']],
  [/^(?:eau|acqua|agua|água)$/i, ['water']],
  [/^(?:jus|succo|jugo|zumo|suco)$/i, ['juice']],
];
const parts: readonly (readonly [RegExp, string])[] = [
  [/^(?:graines?|sem[ei]nt?es?|semillas?|semi)$/i, 'seed'],
  [/^(?:feuilles?|hojas?|folhas?|foglie|foglia)$/i, 'leaf'],
  [/^(?:fruits?|frut[oa]s?|frutt[oi])$/i, 'fruit'],
  [/^(?:fleurs?|flor(?:es)?|fior[ei])$/i, 'flower'],
  [/^(?:racines?|ra[ií](?:z|ces)|radici?e?)$/i, 'root'],
  [/^(?:noyaux?|huesos?|noccioli?o?|caroço)$/i, 'kernel'],
  [/^(?:bois|madera|madeira|legno)$/i, 'wood'],
  [/^(?:pelure|zeste|scorza)$/i, 'peel'],
];
const of = String.raw`(?:d(?:e(?: l(?:a|as|os))?|el(?:la|le)?|ei|i|u|es|[ao]s?)\s|d(?:e l|ell)?['’])`;
const made = new RegExp(
  longPattern`^(\p{L}+)(?:\s(?:essentielle|végétale|essenziale|vegetale|esencial|essencial|vegetal))?\s${of}(?:(\p{L}+)\s(${of}))?(.+)$`,
  'iu',
);
const latin = /^[a-z]{3,}(?:\s[a-z-]{3,}){1,2}$/i;

/** "huile de graines de Simmondsia chinensis", "olio di semi di ricino": what was made of which part of a plant in Latin, or of one that everybody means by that part. */
export function byRomanceName(lexicon: Lexicon, name: string): Identity | null {
  const [, preparation = '', partWord, link = '', plant = ''] = made.exec(name) ?? [];
  const form = forms.find(([word]) => word.test(preparation))?.[1];
  if (!form) return null;
  const part = partWord === undefined ? undefined : parts.find(([word]) => word.test(partWord))?.[1];
  if (partWord !== undefined && part === undefined) return null;
  if (latin.test(plant))
    for (const word of form) {
      const found = byName(lexicon, [plant, part, word].filter(Boolean).join(' '));
      if (found) return found;
    }
  const everyday = part === undefined ? null : find(lexicon, keyOf(`${preparation} ${link}${plant}`));
  return everyday && part && new RegExp(`\\b${part}\\b`, 'i').test(lexicon.incis[everyday.id] ?? '')
    ? { id: everyday.id, match: 'synonym' }
    : null;
}
