import type { Facts } from '#core/knowledge/ingredient.ts';
import { judgeAmount } from './amount.ts';
import type { ClaimSubject, JudgedClaim } from './claim.ts';
import type { NamedPromise } from './named-promises.ts';

/** First words that many unlike ingredients share. */
const common =
  /^(?:sodium|potassium|calcium|magnesium|ammonium|disodium|hydrolyzed|hydrogenated|acetyl|palmitoyl|ethylhexyl|isopropyl|cetyl|glyceryl|sorbitan|caprylyl|polyglyceryl|butyl|methyl|ethyl)$/i;
const firstWord = (inci: string) => /^[\p{L}]{4,}/u.exec(inci)?.[0] ?? '';

/** Items of the same plant, animal or acid as the promised ingredient: "argan" may stand as any part of Argania. */
function relatives(inci: string, list: ClaimSubject): number[] {
  const head = firstWord(inci);
  if (!head || common.test(head)) return [];
  return list.counted.filter((index) => firstWord(list.reading.items[index]?.inci ?? '') === head);
}

/** What a list says of an ingredient that is promised by name. */
export function judgeNamed(
  { said, id, inci, absent, percent }: NamedPromise,
  list: ClaimSubject,
  facts: readonly (Facts | null)[],
): JudgedClaim {
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
  const others = holders.length > 0 ? [] : relatives(inci, list);
  const isUnread = list.withheld || list.counted.some((index) => !facts[index]);
  if (absent) {
    if (holders.length > 0) return answer('contradicted', 'found', holders);
    if (others.length > 0) return answer('unknown', 'perhaps', others);
    return isUnread ? answer('unknown', 'unread') : answer('standing', 'clear');
  }
  if (holders.length === 0) {
    if (others.length > 0) return answer('unknown', 'perhaps', others);
    return isUnread ? answer('unknown', 'unread') : answer('contradicted', 'missing');
  }
  if (percent === null) return answer('standing', 'there', holders);
  const judged = judgeAmount(percent, holders, list);
  return answer(judged.verdict, judged.ground, holders);
}
