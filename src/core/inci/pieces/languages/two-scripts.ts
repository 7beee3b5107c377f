import type { Identity } from '../../names/identity.ts';
import { isRemark } from '../../russian/remarks.ts';

const cyrillic = /[\u0400-\u04ff]/;
const latinWord = /[a-z]{3}/i;
/** A name in one bracket behind another. */
const bracketed = /^([^([{]+?)\s*[([{]((?:[^()[\]{}]|[([{][^()[\]{}]*[)\]}])+)[)\]}]?[^\p{L}\d]*$/u;
/** Between a name and its translation, where no bracket is. */
const translationMark = /\s*[/\\|=]\s*|\s+-\s+|\s*:\s+/;
const dash = /\s+-\s+/;
/** "ксантановая камедь", a line break and "Benzyl Alcohol": another name begins. */
const nextName = /\n[^\n]*[a-z]{3}/i;
/** Of such marks these lead to a translation and to nothing else. */
const translates = /^[^/|=]+[/|=][^/|=]+$/;
/** Where one script ends and the other begins. */
const scriptChange = /(?<=[\u0400-\u04ff][.)\d]?)\s+(?=[a-z])|(?<=[a-z][.)\d]?)\s+(?=[\u0400-\u04ff])/i;

/** Letters of Hebrew, Arabic, Indian, Thai, Chinese, Japanese and Korean. */
const otherScript = /[\u0590-\u06ff\u0900-\u0e7f\u3040-\u9fff\uac00-\ud7af]/;
/** "1,2-헥산다이올(1,2-Hexanediol)": numbers stand in both, so that they are no part of the key. */
const inBracketBehind = /^[^()[\]a-z]*(?:[a-z]{1,3}(?![a-z])[^()[\]a-z]*)*[([]([^()[\]]*[a-z]{3}[^()[\]]*)[)\]]\s*$/i;

const severalNames = /\s(?:and|&)\s/;

interface Reader {
  readonly latin: (text: string) => Identity | null;
  readonly russian: (text: string) => Identity | null;
  /** The plant in Latin, what is made of it in Russian. */
  readonly plant: (russian: string, latin: string) => Identity | null;
  /** "масло Simmondsia Chinensis Seed Oil": the Russian says what was made, and the Latin says it too. */
  readonly isPreparation: (russian: string, latin: Identity) => boolean;
  /** Another species than the Russian, which is an everyday name, usually means. */
  readonly isOtherSpecies: (latin: string, id: number) => boolean;
  /** A bracket behind it tells its parts, and is no translation. */
  readonly isScent: (id: number) => boolean;
}

/**
 * Who a name is that stands there in Latin and in Russian: "Вода (Aqua)", "Aqua (вода)", "Вода/Aqua", "Aqua - вода", "Вода Aqua". The Latin decides
 * as far as it is known. Null where a text is nothing of that kind, or its bracket tells the parts of a scent or several names.
 */
export function inTwoScripts(name: string, reader: Reader): Identity | null {
  const latinOfOther = otherScript.test(name) ? inBracketBehind.exec(name)?.[1] : undefined;
  if (latinOfOther !== undefined) return reader.latin(latinOfOther);
  if (!cyrillic.test(name) || !latinWord.test(name)) return null;
  const bracket = bracketed.exec(name);
  if (bracket) return withBracket(bracket[1] ?? '', bracket[2] ?? '', reader);
  const dashed = name.split(dash);
  const marked = dashed.length === 2 ? dashed : name.split(translationMark);
  const isMarked = marked.length === 2;
  const [first = '', second = '', ...more] = isMarked ? marked : name.split(scriptChange);
  const [latin, russian] = cyrillic.test(first) ? [second, first] : [first, second];
  if (more.length > 0 || !areScripts(latin, russian) || nextName.test(russian)) return null;
  const fromLatin = reader.latin(latin);
  const translated = reader.russian(russian);
  // "Витамин Е/Tocopheryl Acetate": behind a mark the Latin is the exact name of what the Russian calls by its kind.
  if (fromLatin && translated) return fromLatin.id === translated.id || (isMarked && translates.test(name)) ? fromLatin : null;
  return isMarked || isRemark(russian) || (fromLatin && reader.isPreparation(russian, fromLatin))
    ? (fromLatin ?? (isMarked ? translated : null))
    : null;
}

/** "Hexyl Cinnamal CI 77891. FSC Эб": further names and what a scanner saw beside them are no translation. */
const isMostlyLatin = (text: string) => (text.match(/[a-z]/gi) ?? []).length > (text.match(/[\u0400-\u04ff]/g) ?? []).length;

const areScripts = (latin: string, russian: string) =>
  !cyrillic.test(latin) && latinWord.test(latin) && cyrillic.test(russian) && !isMostlyLatin(russian);

function withBracket(head: string, inner: string, { latin, russian, plant, isOtherSpecies, isScent }: Reader): Identity | null {
  if (areScripts(head, inner)) {
    if (inner.includes(',')) return null;
    const fromLatin = latin(head);
    const translation = russian(inner);
    const gloss = translation && isOtherSpecies(head, translation.id) ? null : translation;
    return fromLatin && isScent(fromLatin.id) && gloss && gloss.id !== fromLatin.id ? null : (fromLatin ?? gloss);
  }
  if (!areScripts(inner, head)) return null;
  const ofPlant = plant(head, inner);
  if (ofPlant) return ofPlant;
  const fromLatin = latin(inner);
  const translated = russian(head);
  // "метилизотиазолинон (Methylchloroisothiazolinone and Methylisothiazolinone)": behind the second of two names stand both.
  if (translated && severalNames.test(inner)) return translated;
  return translated && isScent(translated.id) && fromLatin?.id !== translated.id ? null : (fromLatin ?? translated);
}
