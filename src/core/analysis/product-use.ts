import { oncePer } from '#core/once-per.ts';
import type { Context } from './report.ts';

/** What of a person a product is for. */
export const areas = ['skin', 'hair', 'nails', 'mouth'] as const;
export type Area = (typeof areas)[number];

/** data/rules/uses.yaml. */
export interface UseRules {
  readonly uses: readonly { readonly use: Context; readonly says: readonly string[] }[];
  readonly areas: readonly {
    readonly area: Area;
    readonly says: readonly string[];
    readonly least: number;
    readonly names: readonly string[];
  }[];
  readonly airborne: readonly string[];
}

const phrase = (patterns: readonly string[]) =>
  patterns.length === 0 ? /(?!)/ : new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const compiled = oncePer(({ uses, areas: areaRules, airborne }: UseRules) => ({
  uses: uses.map(({ use, says }) => ({ use, says: phrase(says) })),
  areas: areaRules.map(({ says, names, ...rule }) => ({ ...rule, says: phrase(says), names: new Set(names) })),
  airborne: phrase(airborne),
}));

/** "In case of contact with the eyes, rinse well with water" says nothing of how a product is used. */
const eyeWarning = /[^.!\n]*(?:\b(?:in|into|with) (?:the |your )?eyes\b|в глаза|с глазами)[^.!\n]*/giu;

/** How the text says that the product is used; null where it does not say. */
export function useSaidIn(text: string, rules: UseRules): Context | null {
  const plain = text.replace(eyeWarning, ' ');
  return compiled(rules).uses.find(({ says }) => says.test(plain))?.use ?? null;
}

/** Does the text speak of a spray, an aerosol or a loose powder? */
export const saysAirborne = (text: string, rules: UseRules): boolean => compiled(rules).airborne.test(text);

/** What the product is for, from its text and the INCI names of its list: skin, unless something tells another area. */
export function areaOf(text: string, names: readonly string[], rules: UseRules): Area {
  const plain = text.replace(eyeWarning, ' ');
  const telling = compiled(rules).areas;
  const said = telling.find(({ says }) => says.test(plain));
  if (said) return said.area;
  return telling.find((rule) => names.filter((name) => rule.names.has(name)).length >= rule.least)?.area ?? 'skin';
}
