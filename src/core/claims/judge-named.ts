import type { Facts } from '#core/knowledge/facts.ts';
import { judgeAmount } from './amount.ts';
import type { ClaimSubject, JudgedClaim } from './claim.ts';
import { isReadInPart } from './claim-marks.ts';
import type { NamedPromise } from './named-promises.ts';

/** First words that many unlike ingredients share. */
const common =
  /^(?:sodium|potassium|calcium|magnesium|ammonium|disodium|hydrolyzed|hydrogenated|acetyl|palmitoyl|ethylhexyl|isopropyl|cetyl|glyceryl|sorbitan|caprylyl|polyglyceryl|butyl|methyl|ethyl)$/i;
/** By the name of the vitamin retinol is meant, or one of its esters. */
const inFull = (inci: string) => (inci === 'Vitamin A' ? 'Retinol' : inci);
/** What was done to a protein is no other protein: "elastin" stands as Hydrolyzed Elastin. */
const firstWord = (inci: string) => /^(?:(?:Hydrolyzed|Soluble) )?(\p{L}{4,})/u.exec(inFull(inci))?.[1] ?? '';

const shortestStem = 5;

/** Items of the same plant, animal or acid as the promised ingredient: "argan" may stand as any part of Argania. */
function relatives(inci: string, list: ClaimSubject): number[] {
  const head = firstWord(inci);
  if (!head || common.test(head)) return [];
  return list.counted.filter((index) => firstWord(list.reading.items[index]?.inci ?? '') === head);
}

/** Names that tell of a scent: a perfume or a flavour may hold them without saying so. */
const scented = /^(?:Menth|Citrus|Vanill|Lavandula|Eucalypt|Rosa |Zingiber|Cinnamo|Camphor|Jasmin)/;
const mixture = /^(?:Parfum|Aroma)$/;

/** Items made of what is promised, as far as their names tell: tallow in Sodium Tallowate, vitamin A in Retinyl Palmitate, mercury in Phenyl Mercuric Acetate. */
function derivatives({ said, absent }: NamedPromise, inci: string, list: ClaimSubject): number[] {
  const stems = [firstWord(inci), (absent && /(?!without)\p{L}{5,}/iu.exec(said)?.[0]) || '']
    .filter((word) => word !== '' && !common.test(word))
    .map((word) => word.slice(0, Math.max(shortestStem, word.length - 2)).toLowerCase());
  const words = (index: number) =>
    inFull(list.reading.items[index]?.inci ?? '')
      .toLowerCase()
      .split(/[ /-]/);
  return list.counted.filter((index) => words(index).some((word) => stems.some((stem) => word.startsWith(stem))));
}

/** What a list says of an ingredient that is promised by name. */
export function judgeNamed(promise: NamedPromise, list: ClaimSubject, facts: readonly (Facts | null)[]): JudgedClaim {
  const { said, id, inci, absent, percent } = promise;
  const claim = absent ? 'without-ingredient' : percent === null ? 'with-ingredient' : 'with-amount';
  const answer = (verdict: JudgedClaim['verdict'], ground: JudgedClaim['ground'], culprits: readonly number[] = []): JudgedClaim => ({
    id: claim,
    said,
    verdict,
    ground,
    culprits,
  });
  if (id === null || inci === null) return answer('unknown', 'nameless');
  const isIt = (index: number) => {
    const item = list.reading.items[index];
    return item?.id === id || item?.components.some((component) => component.id === id) === true;
  };
  const holders = list.counted.filter(isIt);
  const others = holders.length > 0 ? [] : [...new Set([...relatives(inci, list), ...derivatives(promise, inci, list)])];
  const isUnread = isReadInPart(list, facts);
  if (absent) {
    if (holders.length > 0) return answer('contradicted', 'found', holders);
    if (others.length > 0) return answer('unknown', 'perhaps', others);
    return isUnread ? answer('unknown', 'unread') : answer('standing', 'clear');
  }
  if (holders.length === 0) {
    if (others.length > 0) return answer('unknown', 'perhaps', others);
    if (isUnread) return answer('unknown', 'unread');
    const hiding = scented.test(inci) ? list.counted.filter((index) => mixture.test(list.reading.items[index]?.inci ?? '')) : [];
    return hiding.length > 0 ? answer('unknown', 'perhaps', hiding) : answer('contradicted', 'missing');
  }
  if (percent === null) return answer('standing', 'there', holders);
  const judged = judgeAmount(percent, holders, list);
  return answer(judged.verdict, judged.ground, holders);
}
