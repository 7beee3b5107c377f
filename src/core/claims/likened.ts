/** So many letters are looked at on either side. */
const reach = 30;
const behind =
  /^[\s-](?:alternative|substitute|replacement|mimic\p{L}*|analog\p{L}*|like|equivalent|альтернатив\p{L}*|-?подобн\p{L}*)(?!\p{L})/iu;
const before =
  /(?<!\p{L})(?:(?:alternative|substitute|replacement) (?:to|for)|instead of|rather than|similar to|(?:works?|acts?) like|аналог\p{L}{0,2}|замен\p{L}{1,3}|вместо|подобн\p{L}+)\s+(?:the\s+)?$/iu;
/** What imitations are sold as, and how: "bakuchiol, the natural retinol". */
const imitated = /^(?:retinol|collagen|keratin|ретинол|коллаген|кератин)/iu;
const imitation =
  /(?<!\p{L})(?:natural|nature['’]s|plant(?:[- ]based)?|phyto|bio|vegan|botanical|herbal|натуральн\p{L}+|природн\p{L}+|растительн\p{L}+|веганск\p{L}+|фито|био)[\s-]$/iu;

/** Does a text only liken something to it, "retinol alternative", "alternative to retinol", "plant collagen"? That promises nothing of it, nor its absence. */
export function isLikened(text: string, at: number, end: number): boolean {
  const front = text.slice(Math.max(0, at - reach), at);
  if (behind.test(text.slice(end, end + reach)) || before.test(front)) return true;
  return imitated.test(text.slice(at, end)) && imitation.test(front);
}
