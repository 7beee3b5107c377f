import type { ProhibitedVerdict, RestrictedVerdict } from '#core/analysis/verdicts.ts';
import type { LimitFact } from '#core/knowledge/facts.ts';
import { isStruck, prohibits } from '#core/knowledge/limits.ts';
import type { Translator } from '#i18n/translator.ts';
import { lawDateInWords } from './law-dates.ts';
import { maximumInWords } from './law-maximum.ts';
import { itemOf, type ReportView } from './report-view.ts';

const sentence = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join('; ');

/** How an entry of the law is cited; in short where the law is named beside it. */
type Entry = 'law.entry' | 'law.entryShort';
const withoutNumber = { 'law.entry': 'law.annex', 'law.entryShort': 'law.annexShort' } as const;

/** Where the law stands: an entry whose number is not known here is cited by its annex alone. */
export const citationInWords = (
  { t }: ReportView,
  { annex, ref }: Pick<ProhibitedVerdict, 'annex' | 'ref'>,
  entry: Entry = 'law.entry',
): string => (ref ? t(entry, { annex, ref }) : t(withoutNumber[entry], { annex }));

/** Of what the EU prohibits in such a product: for which, since when and where it is written; of a preservative that was struck, from where. */
export function banInWords(
  view: ReportView,
  { annex, ref, where, ...dates }: Omit<ProhibitedVerdict, 'index' | 'id'>,
  entry: Entry = 'law.entry',
): string {
  if (isStruck({ annex })) return view.t('law.struckFrom', { annex, ref });
  return sentence([where?.[view.t.language], lawDateInWords(dates, view.t), citationInWords(view, { annex, ref }, entry)]);
}

/** What is said before the words of a ban. */
export const banClaim = (verdict: Pick<ProhibitedVerdict, 'annex'>) =>
  isStruck(verdict) ? ('law.struck' as const) : ('law.prohibited' as const);

/** Of what is permitted in one use alone, where nobody tells the use: in which it is not. */
export function notInWords(notIn: RestrictedVerdict['notIn'], t: Translator): string | null {
  if (!notIn) return null;
  const products = notIn.where?.[t.language];
  return products ? t('law.notIn', { products }) : t(notIn.use === 'rinse-off' ? 'law.notIfRinsed' : 'law.notIfLeftOn');
}

/** What the EU permits of a substance in such a product, or only in others. */
export function limitInWords(
  view: ReportView,
  { annex, ref, max, as, together, where, over, permitted, barred, notIn, ...dates }: RestrictedVerdict,
  entry: Entry = 'law.entry',
): string {
  const { t } = view;
  if (barred) return sentence([t('law.barred'), barred[t.language], lawDateInWords(dates, t)]);
  return sentence([
    over && t('law.over'),
    !permitted && t('law.elsewhere'),
    notInWords(notIn, t),
    maximumInWords({ max, as, together }, t),
    where?.[t.language],
    lawDateInWords(dates, t, 'law.inForm'),
    citationInWords(view, { annex, ref }, entry),
  ]);
}

/** What bars a substance here is said once, however many entries permit it elsewhere. */
export const eachReasonOnce = (verdicts: readonly RestrictedVerdict[]): readonly RestrictedVerdict[] =>
  verdicts.filter(
    ({ barred, id, index }, at) => !barred || verdicts.findIndex((one) => one.id === id && one.index === index && one.barred) === at,
  );

/** How pure the raw material must be, or how small its parts: no list tells whether it is. */
const speaksOfPurity = ({ annex, material, nano, until }: LimitFact) => annex === 'III' && material && !nano && until === null;

/** What the law says of the nano form alone. */
function nanoLawInWords(view: ReportView, limits: readonly LimitFact[]): readonly string[] {
  return limits.flatMap((limit) => {
    const { annex, ref, where, since, shelves } = limit;
    if (!limit.nano || limit.until !== null || limit.max === 0) return [];
    if (prohibits(limit)) return `${view.t(banClaim(limit))}: ${banInWords(view, { annex, ref, where, since, shelves }, 'law.entryShort')}`;
    return sentence([
      maximumInWords({ ...limit, together: false }, view.t),
      where?.[view.t.language],
      lawDateInWords(limit, view.t, 'law.inForm'),
      citationInWords(view, limit, 'law.entryShort'),
    ]);
  });
}

/** What binds a product by what stands in it; that a colour may be in everything binds none. */
const isBinding = ({ max, where, material, until, label }: LimitFact) =>
  (max !== null || where !== null) && !material && until === null && label === null;

/**
 * What EU law says of an item in such a product; empty where it says nothing. What it says of other products is told on the ingredient's page, and so is
 * what binds only some shades, or was found in a list that was not read reliably.
 */
export function itemLawInWords(view: ReportView, index: number): string {
  const { id, mayContain, nano } = itemOf(view, index);
  const ofItem = (verdict: { readonly index: number; readonly id: number }) => verdict.index === index && verdict.id === id;
  const { prohibited, restricted } = view.report;
  const limits = view.facts[index]?.limits ?? [];
  // What the label marks as nano stands among what restricts it, too.
  const told = new Set([
    ...prohibited.filter(ofItem).map((verdict) => `${view.t(banClaim(verdict))}: ${banInWords(view, verdict, 'law.entryShort')}`),
    ...eachReasonOnce(restricted.filter(ofItem)).map((verdict) => limitInWords(view, verdict, 'law.entryShort')),
    ...limits
      .filter(speaksOfPurity)
      .map((limit) => sentence([limit.where?.[view.t.language], citationInWords(view, limit, 'law.entryShort')])),
    ...(nano ? nanoLawInWords(view, limits) : []),
  ]);
  const said = [...told].join('. ');
  return said === '' && (mayContain || view.report.withheld) && limits.some(isBinding) ? view.t('law.onItsPage') : said;
}
