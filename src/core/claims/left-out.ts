import { genitives } from './russian-cases.ts';

/** One thing that a text says is left out: "without" or "free" may stand once for several. */
export interface LeftOut {
  readonly at: number;
  readonly text: string;
  /** The promise in full: "without dyes", "sulfate-free". */
  readonly said: string;
  /** The same in other words of one meaning, as rules may know it. */
  readonly also: readonly string[];
  /** Behind a comma and no "or": whether it is still meant, only what it is can tell. */
  readonly isLoose: boolean;
}

const nothing =
  "without|zero|no|free (?:of|from)|skips?|(?:does not|doesn['’]t) contain|0 ?%|без|не содержит|sans|ohne|frei von|sin|libre de|senza|sem|bez|zonder";
const plain = String.raw`(?!(?:and|or|и|или|ни|with|for|с|для|et|ou|und|oder|y|o|e|i|ni|en|pour|für|para|per|avec|mit|con|com|${nothing})(?!\p{L}))[\p{L}][\p{L}\d/-]*`;
const item = `${plain}(?: ${plain}){0,2}`;
const last = String.raw`(?:\s*,)?\s+(?:and|or|и|или|ни|et|ou|ni|und|oder|y|o|e|i|en)\s+|\s*&\s*`;
const join = String.raw`(?:${last}|\s*,\s*)`;
const article = '(?:(?:the|any|des|de|del) )?';
/** "without parabens, sulfates and dyes": an enumeration that ends in "and", or stands behind a colon. Where commas alone part it, only its first is surely meant. */
const behindWord = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${nothing})(?:\s*:\s*(?<all>(?:${item}${join})*${item})|\s+${article}(?<ended>(?:${item}\s*,\s*)*${item}(?:${last})${item}|${item})(?<loose>(?:\s*,\s*${item})*))`,
  'giu',
);
/** "Alcohol: none", «Спирт — нет». */
const saidNone = new RegExp(
  String.raw`(?<=^|[.,;:!?()|\n•–—]\s*)(${item})\s*(?:[:–—-]|\s-)\s*(?:none|no|nil|0 ?%|нет|отсутству[ею]т|kein[es]?|aucun|ninguno|nessuno)(?![\p{L}\d])(?!\s\p{L})`,
  'giu',
);
/** "paraben, sulfate and dye-free", but not "with ceramides and fragrance-free". */
const word = String.raw`[\p{L}/]+-?`;
const beforeFree = new RegExp(
  String.raw`(?<![\p{L}-]|\b(?:with|contains) (?:\p{L}+ (?:(?:and|&) )?){0,4})((?:${word}\s*,\s*)*${word}(?:${last})[\p{L}/]+)[- ]free(?!\p{L})`,
  'giu',
);

function parts(list: string, offset: number): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = [];
  let from = 0;
  for (const match of list.matchAll(new RegExp(join, 'giu'))) {
    found.push({ at: offset + from, text: list.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  return [...found, { at: offset + from, text: list.slice(from) }];
}

/** What packs in other languages boast to lack, by the beginnings of its words. */
const inEnglish: readonly (readonly [RegExp, string])[] = [
  [/^parab[eéè]n/iu, 'parabens'],
  [/^sili[ck]on/iu, 'silicones'],
  [/^s[uo]l[fp]h?at/iu, 'sulfates'],
  [/^(?:alcool|alkohol|álcool)/iu, 'alcohol'],
  [/^(?:parf[uüy]m|duftstoff|profum|perfum)/iu, 'fragrance'],
  [/^(?:colorant|coloranti|farbstoff|barwnik|corante)/iu, 'dyes'],
  [/^(?:mineralöl|(?:huile|aceite|olio|óleo)s? min[eé]ral)/iu, 'mineral oil'],
  [/^(?:conserva(?:teur|nt)|konservierung)/iu, 'preservatives'],
  [/^(?:lanolin[ae]?)$/iu, 'lanolin'],
];
const english = (name: string) => inEnglish.flatMap(([beginning, thing]) => (beginning.test(name) ? thing : []));

const meaningAbsence = ['without', 'no', 'без', 'не содержит'];
const allOf = (name: string) =>
  [name, ...genitives(name), ...english(name)].flatMap((form) => meaningAbsence.map((without) => `${without} ${form}`));

/** Everything that a text says is left out in enumerations, in its order. */
export function leftOutOf(text: string): LeftOut[] {
  const behind = [...text.matchAll(behindWord)].flatMap((match) => {
    const { all, ended = '', loose = '' } = match.groups ?? {};
    const sure = all ?? ended;
    const [nought = ''] = match.slice(1);
    const from = match.index + match[0].length - loose.length;
    const found = [
      ...parts(sure, from - sure.length).map((part) => ({ ...part, isLoose: false })),
      ...parts(loose, from).map((part) => ({ ...part, isLoose: true })),
    ].filter((part) => part.text !== '');
    return found.map((part) => ({ ...part, said: `${nought} ${part.text}`, also: allOf(part.text) }));
  });
  const none = [...text.matchAll(saidNone)].map(({ 0: said, 1: name = '', index }) => ({
    at: index,
    text: name,
    said,
    also: allOf(name),
    isLoose: false,
  }));
  const before = [...text.matchAll(beforeFree)].flatMap((match) =>
    parts(match[1] ?? '', match.index).map((part) => ({
      ...part,
      said: `${part.text.replace(/-$/, '')}-free`,
      also: [],
      isLoose: false,
    })),
  );
  return [...behind, ...none, ...before];
}
