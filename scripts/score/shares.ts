import { analyse } from '#core/analysis/analyse.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { textHash } from '#core/text-hash.ts';

export interface ShareScore {
  /** Declared percentages that could be compared. */
  readonly declared: number;
  /** How many lie inside the band that is said without them. */
  readonly inside: number;
  readonly above: number;
  readonly below: number;
  /** Markers of the 1 % band: declared values before its start that are at least 1 %, and behind its end at most 1 %. */
  readonly lineRight: number;
  readonly lineTotal: number;
  /** Lists whose declared values tell where 1 % is passed, give or take two places, and of these how many pass it where the band says. */
  readonly passages: number;
  readonly passagesInside: number;
  /** How many times its lower end the upper end of a band is, as a rule (median). */
  readonly width: number;
}

/** Lists by which bands and usual shares may be widened, and lists that only measure them. */
export type Half = 'calibration' | 'held-out';

/** Which half a list belongs to, by a hash of its text: once and for all. */
export function halfOf(text: string): Half {
  return textHash(text) % 2 === 0 ? 'calibration' : 'held-out';
}

/** Hides each declared percentage, estimates the list without it, and looks whether the declared value lies in the band. Sections of drug facts and kits are left out. */
export function scoreShares(texts: readonly string[], knowledge: Knowledge): ShareScore {
  const score = { declared: 0, inside: 0, above: 0, below: 0, lineRight: 0, lineTotal: 0, passages: 0, passagesInside: 0 };
  const widths: number[] = [];
  for (const text of texts) {
    const reading = readLabel(text, knowledge.dictionary);
    if (reading.refused || reading.items.some(({ section }) => section !== null) || reading.items.length < 4) continue;
    const declared = reading.items.map(({ percent }) => percent);
    const usable = declared.flatMap((percent, index) =>
      percent !== null && percent > 0 && !reading.items[index]?.mayContain && reading.items[index]?.id !== null ? [index] : [],
    );
    if (usable.length === 0 || !inLabelOrder(declared)) continue;
    const blind = analyse({ ...reading, items: reading.items.map((item) => ({ ...item, percent: null })) }, knowledge, 'leave-on');
    if (!blind.shares.ordered) continue;
    const line = blind.shares.onePercent;
    const passage = passageOf(declared);
    if (line && passage) {
      score.passages += 1;
      if (line.from <= passage.to && passage.from <= line.to) score.passagesInside += 1;
    }
    for (const index of usable) {
      const estimate = blind.shares.items[index];
      const value = declared[index] ?? 0;
      if (!estimate) continue;
      score.declared += 1;
      widths.push(estimate.high / estimate.low);
      if (value < estimate.low) score.below += 1;
      else if (value > estimate.high) score.above += 1;
      else score.inside += 1;
      if (line && (index < line.from || index >= line.to)) {
        score.lineTotal += 1;
        if (index < line.from ? value >= 1 : value <= 1) score.lineRight += 1;
      }
    }
  }
  return { ...score, width: widths.sort((a, b) => a - b)[widths.length >> 1] ?? 0 };
}

const widestPassage = 2;

/** Between which items declared values pass 1 %: behind the last that is more, before the first that is less; null where they leave more than two places open. */
function passageOf(declared: readonly (number | null)[]): { readonly from: number; readonly to: number } | null {
  const from = declared.findLastIndex((percent) => percent !== null && percent > 1) + 1;
  const less = declared.findIndex((percent) => percent !== null && percent < 1);
  const to = less < 0 && declared.every((percent) => percent !== null) ? declared.length : less;
  return from > 0 && to >= from && to - from <= widestPassage ? { from, to } : null;
}

/** A list in label order: values fall, none is more than its place allows, and it does not begin with a small active as drug facts do; "99 % natural" at its end is a promise, not a share. */
function inLabelOrder(declared: readonly (number | null)[]): boolean {
  const values = declared.filter((percent): percent is number => percent !== null);
  const falls = values.every((value, i) => i === 0 || value <= (values[i - 1] ?? 100) || value < 1);
  const possible = declared.every((percent, i) => percent === null || percent * (i + 1) <= 100);
  const first = declared[0] ?? null;
  return falls && possible && (first === null || first >= 5) && values.reduce((sum, value) => sum + value, 0) <= 101;
}
