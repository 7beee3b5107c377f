import type { Item, LeftOut } from './reading.ts';

const isFluoride = ({ inci, mayContain }: Item) => inci !== null && !mayContain && /fluor(?!phlog)|(?:ola|decta)flur/i.test(inci);
/** "Fluor 1450 ppm", "RDA: ca. 70 Fluorid: 1350 ppm" */
const notice = /^(?:[\p{L}:.]+\s(?:ca\.\s)?\d+\s)?fluor\p{L}*:?\s\d[\d.,]*\s?(?:%|ppm)[^,;]{0,20}$/iu;
const isNotice = ({ id, text }: Item) => id === null && notice.test(text);
/** So much of the element, and more of its salt. */
const ofFluoride = /ppm/i;
const behindName = /^\s{0,2}:/;

/** "Contains Sodium Fluoride (1450 ppm F). Ingredients: Aqua, …, Sodium Fluoride", or the same behind the list: how much fluoride there is, and no further ingredient. */
export function takeFluorideAgain(label: string, items: readonly Item[], leftOut: LeftOut[]): Item[] {
  // "Innehåller/Sisältää: Natriumfluorid"
  const leads = ({ id, end }: Item) => id === null && behindName.test(label.slice(end, end + 3));
  const first = items.findIndex((item) => !isFluoride(item));
  const last = items.findLastIndex((item) => !isFluoride(item) && !isNotice(item) && !leads(item));
  if (first < 0 || (first === 0 && last === items.length - 1)) return [...items];
  const listed = items.slice(first, last + 1);
  const again = ({ id, section, percent, text, start, end }: Item): boolean => {
    const at = listed.findIndex((one) => one.section === section && (id === null ? isFluoride(one) : one.id === id));
    const own = listed[at];
    if (!own) return false;
    if (id !== null) listed[at] = { ...own, percent: own.percent ?? (ofFluoride.test(text) ? null : percent), duplicate: false };
    leftOut.push({ text, start, end, why: 'footer' });
    return true;
  };
  for (const item of items.slice(last + 1)) if (!again(item)) listed.push(item);
  return [...items.slice(0, first).filter((item) => !again(item)), ...listed];
}
