import type { CosingFinding } from '#core/imports/cosing.ts';
import type { Language } from '#core/language.ts';

/** What a comparison with CosIng found. */
export const findingWords: Readonly<Record<Language, Readonly<Record<CosingFinding, string>>>> = {
  en: {
    not_here: 'in CosIng, not in the knowledge base',
    not_in_cosing: 'here with CosIng as source, not in CosIng',
    cas_missing: 'CosIng has a CAS number, here there is none',
    cas_differs: 'the CAS numbers differ',
    functions_missing: 'functions that CosIng names and we do not',
    functions_added: 'functions that we name and CosIng does not',
  },
  ru: {
    not_here: 'есть в CosIng, нет в базе знаний',
    not_in_cosing: 'у нас со ссылкой на CosIng, но в CosIng нет',
    cas_missing: 'в CosIng номер CAS есть, у нас нет',
    cas_differs: 'номера CAS расходятся',
    functions_missing: 'функции, которые называет CosIng, а мы нет',
    functions_added: 'функции, которые называем мы, а CosIng нет',
  },
};
