import { sentinel } from '../pieces/list/split.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';

/** Lists in JSON, which are blanked out to names and "%12.5". */

const token = /"((?:[^"\\]|\\.)*)"|-?\d+(?:\.\d+)?|[{}]/g;
const nameKey = /^(?:inci(?:[_ ]?name)?|name|ingredients?(?:[_ ]?(?:text|list|name))?|label|title|value|text|composition|list|items)$/i;
/** Of an object with several names: the INCI name, then the list. */
const keysByWeight = [
  { held: /"inci(?:[_ ]?name)?"\s*:\s*"/i, key: /^inci(?:[_ ]?name)?$/i },
  { held: /"ingredients?(?:[_ ]?(?:text|list|name))?"\s*:\s*(?:\[\s*)?"/i, key: /^ingredients?(?:[_ ]?(?:text|list|name))?$/i },
];
const amountKey = /^(?:percent(?:age)?|pct|concentration|amount|share|value|%)$/i;

/** One entry cut out of an object: '"ingredients": ["Aqua", …],'. */
const entryOnly = /^\s*"[^"\n]{1,40}"\s*:/;

const isJson = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(entryOnly.test(text) ? `{${text.replace(/,\s*$/, '')}}` : text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

/** '["Aqua", …]', '[{"name": "Aqua", "percent": 60}, …]' and '"ingredients": "Aqua, …"'. */
export function takeJson(masked: MaskedText): void {
  const { text } = masked;
  if (!/^\s*[[{"]/.test(text) || !text.includes('"') || !isJson(text)) return;
  const names = keysByWeight.find(({ held }) => held.test(text))?.key ?? nameKey;
  const kept = text.replace(/[^\n]/g, ' ').split('');
  let key = '';
  let amountFirst = false;
  for (const match of matchesOf(token, text)) {
    const [found, inside] = match;
    const end = match.index + found.length;
    const isKeyed = /:\s*$/.test(text.slice(Math.max(0, match.index - 20), match.index));
    if (found === '{' || found === '}') {
      kept[match.index] = sentinel;
      amountFirst = false;
    } else if (inside !== undefined && /^\s*:/.test(text.slice(end, end + 20))) {
      key = inside;
      masked.takenOut.push({ start: match.index, end, why: 'code' });
    } else if (inside !== undefined && (!isKeyed || names.test(key))) {
      for (let i = match.index + 1; i < end - 1; i += 1) kept[i] = text[i] ?? ' ';
      if (!isKeyed || !amountFirst) kept[match.index] = sentinel;
    } else if (inside === undefined && isKeyed && amountKey.test(key)) {
      for (let i = match.index; i < end; i += 1) kept[i] = text[i] ?? ' ';
      kept[match.index - 1] = '%';
      amountFirst = true;
    } else masked.takenOut.push({ start: match.index, end, why: 'code' });
  }
  masked.text = kept.join('').replace(/\\[nrt]/g, `${sentinel}${sentinel}`);
}
