const before =
  /(?<!\p{L}|sans |ohne |senza |без )(?:parfum|ar[oô]m[ea]|senteur|profumo|duft|аромат\p{L}*|запах\p{L}*)(?:\s(?:\p{L}{1,2}(?:['’]|(?=\s))|huile|oil))*\s?$/iu;
const behind = /^(?:[\s-]\p{L}+)?[\s-](?:scent|fragrance|flavou?r|aroma|duft)(?:ed|s)?(?!\p{L})/iu;
/** So many letters are looked at on either side. */
const reach = 30;

/** Does a title name it as a scent: "shea butter scent", "parfum argan"? That promises nothing of what is in the list. */
export const isOfScent = (text: string, at: number, end: number): boolean =>
  behind.test(text.slice(end, end + reach)) || before.test(text.slice(Math.max(0, at - reach), at));
