import { describe, expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { chemicalClasses } from '#core/knowledge/chemical-classes.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { nameParts } from '#core/knowledge/name-parts.ts';
import { t as english } from '#i18n/en/current.ts';
import { explaining } from '#i18n/explaining.ts';
import { t as russian } from '#i18n/ru/current.ts';
import { composeExplanation } from '#ui/catalog/compose-explanation.ts';
import { knowledgeBase } from '../support/knowledge.ts';

/** Every ingredient is composed here, those with a written text as well: the written one may go. */
const { ingredients, rules } = knowledgeBase();
const composed = {
  en: tell('en'),
  ru: tell('ru'),
};

function tell(language: 'en' | 'ru'): readonly { readonly ingredient: Ingredient; readonly text: string }[] {
  const words = ruleWords(language);
  const t = language === 'ru' ? russian : english;
  return ingredients.map((ingredient) => ({ ingredient, text: composeExplanation({ ingredient, words, t }).join(' ') }));
}

/** What is left of a text without what its ingredient is called. */
function bodyOf({ inci, names, common }: Ingredient, text: string): string {
  const called = [inci, common.en ?? '', common.ru, ...names.map((name) => name.text)].filter((name) => name.length > 3);
  return called
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => {
      const at = left.toLowerCase().indexOf(name.toLowerCase());
      return at < 0 ? left : left.slice(0, at) + left.slice(at + name.length);
    }, text);
}

const withoutMarks = (text: string) => text.replace(/ \[[a-z0-9, -]+\]/g, '');

/** Texts, in which the pattern finds something, as a list to read. */
function wrong(language: 'en' | 'ru', finds: (text: string, ingredient: Ingredient) => string | null): string[] {
  return composed[language].flatMap(({ ingredient, text }) => {
    const found = finds(withoutMarks(text), ingredient);
    return found ? [`${ingredient.inci}: ${found}`] : [];
  });
}

describe.each(['en', 'ru'] as const)('composed texts (%s)', (language) => {
  test('no body is shared by more than ten ingredients', () => {
    const sharers = new Map<string, string[]>();
    for (const { ingredient, text } of composed[language]) {
      const body = bodyOf(ingredient, text);
      sharers.set(body, [...(sharers.get(body) ?? []), ingredient.inci]);
    }
    expect([...sharers].filter(([, incis]) => incis.length > 10)).toEqual([]);
  });

  test('no word is doubled, no mark or key is left over', () => {
    expect(wrong(language, (text) => /(?<![\p{L}-])(\p{L}{2,}) \1(?![\p{L}-])/u.exec(text)?.[0] ?? null)).toEqual([]);
    expect(wrong(language, (text) => /explain\.|undefined|null|\{|\}| {2}|\.\.|,\.|[([] |\s[.,;)]/.exec(text)?.[0] ?? null)).toEqual([]);
  });

  test('no sentence is said twice', () => {
    const twice = (text: string) => {
      const sentences = text.split(/(?<=\.) /);
      return sentences.find((sentence, index) => sentences.indexOf(sentence) !== index) ?? null;
    };
    expect(wrong(language, twice)).toEqual([]);
  });

  test('no list runs "and … and … and"', () => {
    const and = language === 'en' ? /\band [^.,;:()]{2,30} and [^.,;:()]{2,30} and\b/ : / и [^.,;:()]{2,30} и [^.,;:()]{2,30} и /;
    expect(wrong(language, (text, ingredient) => and.exec(bodyOf(ingredient, text))?.[0] ?? null)).toEqual([]);
  });

  test('every text tells more than what the thing is', () => {
    expect(
      composed[language].filter(({ text }) => text.split(/(?<=\.) (?=\p{Lu})/u).length < 2).map(({ ingredient }) => ingredient.inci),
    ).toEqual([]);
  });
});

test('a name in the plural is never followed by a verb in the singular', () => {
  const plural =
    /(?:Alcohols|Oils|Ceramides|Extracts|Esters|Glycerides|Acids|Ketones|Sterols|Lipids|saccharides|Saponins|Proteins|Peptides|Stearates|Glucosides|Fullerenes|Beads|Carotenoids|Catechins|Polyphenols|Unsaponifiables|Phosphates|Anthocyanins) (?:is|comes|forms|helps|binds|protects|supports|makes|adjusts|keeps|consists|holds)\b/;
  expect(wrong('en', (text) => plural.exec(text)?.[0] ?? null)).toEqual([]);
});

test('Russian texts hold no English beyond names', () => {
  const allowed = /\b(?:[A-Z]{2,4}|AgCl|Colour Index|EDTA|PCA|CIR|sh|rh|sr|[IVX]+)\b|\bpH\b/g;
  const foreign = (text: string, { inci, common, names, botany }: Ingredient) => {
    const own = [
      inci,
      common.en ?? '',
      ...names.map((name) => name.text),
      ...nameParts(inci).monomers,
      botany?.genus ?? '',
      botany?.family.latin ?? '',
    ];
    const left = own
      .flatMap((name) => [name, ...name.split(/[ /]/)])
      .filter((name) => name.length > 2)
      .sort((a, b) => b.length - a.length)
      .reduce((rest, name) => rest.replaceAll(name, '').replaceAll(name.toLowerCase(), ''), text)
      .replace(/\([A-Z][a-z]+(?: [a-z]+)?\)/g, '')
      .replace(allowed, '');
    return /[A-Za-z]{3,}(?: [A-Za-z]+)*/.exec(left)?.[0] ?? null;
  };
  expect(wrong('ru', foreign)).toEqual([]);
  expect(wrong('ru', (text) => (/[а-яё]{5}/i.test(text) ? null : text))).toEqual([]);
});

test('everything that names are taken apart into has words', () => {
  const say = explaining.ru;
  expect(chemicalClasses.filter((kind) => say.find(`explain.class.${kind}`) === null)).toEqual([]);
  const parts = ingredients.map(({ inci }) => nameParts(inci));
  const keys = new Set(
    parts.flatMap(({ chains, ion, colour }) => [
      ...chains.map((chain) => `explain.chain.${chain}`),
      ...(ion ? [`explain.ion.${ion}`] : []),
      ...(colour?.group ? [`explain.dye.${colour.group}`] : []),
    ]),
  );
  expect([...keys].filter((key) => say.find(key) === null)).toEqual([]);
  expect(rules.familyOf.size).toBeGreaterThan(0);
});

test('written Russian texts say polymers in Cyrillic and salts by their acid, and no oil is called pressed by a bare participle', () => {
  const calque =
    /(?:PEG|PPG)-\d|каприлик|[Кк]росс-полимер|(?:оил|етил) \p{L}*пептид|(?:ди|три|тетра)(?:натрия|калия) \p{L}+ат(?!\p{L})|[Оо]тжато\p{L}+ масл|PCA натри|натрий-PCA|TEA-/u;
  const written = ingredients.flatMap((ingredient) => ingredient.written?.ru ?? []);
  const cautions = ingredients.flatMap((ingredient) => ingredient.cautions.map(({ text }) => text.ru));
  expect([...written, ...cautions].filter((text) => calque.test(text))).toEqual([]);
});
