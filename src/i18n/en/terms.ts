import type { Term } from '../term.ts';

export const terms: readonly Term[] = [
  { say: 'fungal acne (malassezia)', not: /(?<!fungal acne \()malassezia|\bfeeders?\b|pityrosporum/i },
  { say: 'known', not: /\bsettled\b(?! down)/i },
  { say: 'experts disagree', not: /\bdisputed?\b|\bsources disagree\b|\breports are contradictory\b/i },
  { say: 'only looks like it', not: /\bseen, not counted\b|\bnot counted as\b/i },
  { say: 'has', not: /\bholds as held\b|\bcount as held\b/i },
  { say: 'enough', not: /\bprobably enough\b/i },
  { say: 'maybe enough', not: /\bperhaps enough\b|\bpossibly enough\b/i },
  { say: 'too little', not: /\bprobably too little\b/i },
  { say: 'amount unknown', not: /\bamount (?:is )?not known\b/i },
  { say: 'well proven, partly proven, weakly proven', not: /\b(?:strong|some|weak) evidence\b/i },
  { say: 'left on the skin', not: /\bleave-on\b/i },
  { say: 'rinsed off', not: /\brinse-off\b/i },
  { say: 'unknown, read', not: /\b(?:un)?recogni[sz]ed\b/i },
  { say: 'the 1 % line', not: /\b1\s%\s(?:mark|border|boundary|threshold|limit)\b/i },
  { say: 'drying alcohol', not: /\bdrying ethanol\b|\bdenatured alcohols?\b/i, lawKeeps: true },
  { say: 'fragrance allergen', not: /\b(?:scent|perfume) allergens?\b/i },
  { say: 'nano form', not: /\bnano-form|\bnanoform|\bnanomaterial/i, lawKeeps: true },
];
