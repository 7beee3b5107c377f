import { identify } from './identify.ts';
import type { Identity } from './identity.ts';
import type { Lexicon } from './lexicon.ts';
import { plantPart } from './plant-parts.ts';

/** What is made of a plant, in the languages of labels. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\soil$|^(?:(?:essential )?oil of|huile|aceite|olio|óleo|olejek|olej)\s|öl$|olie$/iu, 'oil'],
  [/\s(?:extract|tincture)$|^(?:extract of|extrait|teinture|extracto|tintura|estratto|extrato|wyciąg|ekstrakt)\s|extra[ck]t$/iu, 'extract'],
  [/butter$|^(?:beurre|manteca|burro|manteiga|masło)\s|boter$/iu, 'butter'],
  [/\s(?:water|hydrosol|hydrolate?)$|^(?:eau|agua|acqua|água|woda|hydrolat|idrolato|hidrolato)\s|wasser$/iu, 'water'],
  [/\sabsolute?$|^(?:absolue?|assoluta|absoluto)\s/iu, 'absolute'],
  [/\sjuice$|^(?:jus|zumo|jugo|succo|suco|sok)\s|saft$/iu, 'juice'],
  [/\spowder$|^(?:poudre|polvo|polvere|pó|proszek)\s|pulver$/iu, 'powder'],
  [/\swax$|^(?:cire|cera|wosk)\s|wachs$/iu, 'wax'],
];
const part = new RegExp(`\\s(${plantPart}|berry)\\s(?:essential\\s)?\\p{L}+$`, 'iu');
/** In other languages it stands behind what was made of it. */
const foreignParts: readonly (readonly [RegExp, string])[] = [
  [/\s(?:fleurs?|flor(?:es)?|fior[ei])\s/iu, 'flower'],
  [/\s(?:racines?|ra[ií]z|radice)\s/iu, 'root'],
  [/\s(?:feuilles?|hojas?|foglie)\s/iu, 'leaf'],
];
const partOf = (common: string) => part.exec(common)?.[1] ?? foreignParts.find(([pattern]) => pattern.test(common))?.[1];
const speciesBehind = /^([\p{L}' -]{4,60}?)\s*[([]\s*(\p{L}{3,} \p{L}{3,}(?: \p{L}{3,})?)\s*[)\]]$/u;

const firstWords = (name: string, count: number) => name.toLowerCase().split(' ', count).join(' ');

/**
 * "Rose Absolute (Rosa damascena)", "Chamomile Oil (Anthemis nobilis)": the bracket says of which plant it is, and common names belong to several.
 * Null where the bracket holds no species, and where the name alone (`head`) is of the same one.
 */
export function ofSpecies(lexicon: Lexicon, name: string, head: number | null): Identity | null {
  const [, common = '', species = ''] = speciesBehind.exec(name) ?? [];
  const form = common && forms.find(([pattern]) => pattern.test(common))?.[1];
  if (!form) return null;
  const grown = partOf(common);
  const found = (grown ? identify(lexicon, `${species} ${grown} ${form}`) : null) ?? identify(lexicon, `${species} ${form}`);
  const inci = found && lexicon.incis[found.id];
  if (!inci || firstWords(inci, 1) !== firstWords(species, 1)) return null;
  return head !== null && firstWords(lexicon.incis[head] ?? '', 2) === firstWords(inci, 2) ? null : { id: found.id, match: 'synonym' };
}

const glossed = new RegExp(
  `^([^()]+?)\\s*\\((?:[^()]+\\s)?(${plantPart}|hull|husk|pit|rind|shell|skin|sprout|n[eé]roli)s?(?:\\spowder)?\\)\\s*(oil|extract|water|powder)$`,
  'iu',
);
/** Words for a part by what INCI names call it. */
const sameParts: Readonly<Record<string, readonly string[]>> = {
  husk: ['husk', 'hull'],
  hull: ['hull', 'husk'],
  kernel: ['kernel', 'seed'],
  needle: ['needle', 'leaf'],
  seed: ['seed', 'kernel'],
  pit: ['kernel', 'seed'],
  rind: ['peel'],
  rhizome: ['rhizome', 'root'],
  skin: ['skin', 'peel'],
  neroli: ['flower'],
  néroli: ['flower'],
};
/** "(Passion Fruit)", "(Soy Bean)", "(Sandal Wood)": what everybody calls the plant tells no part of it. */
const endsPlants = /^(?:fruit|nut|bean|flower|herb|wood)$/i;

/** What a bracket inside a name tells of the part: "Cinnamomum Zeylanicum (Cinnamon Leaf) Oil". */
function glossedPart(name: string): { species: string; parts: readonly string[]; form: string } | null {
  const [, species, grown = '', form] = glossed.exec(name) ?? [];
  if (species === undefined || form === undefined) return null;
  const told = grown.toLowerCase();
  return { species, parts: sameParts[told] ?? [told], form };
}

/** Whose part that only the bracket tells it is; `head` is the name without the bracket. */
export function ofGlossedPart(lexicon: Lexicon, name: string, head: Identity | null): Identity | null {
  const told = glossedPart(name);
  if (!told || (head?.match === 'exact' && told.parts.some((one) => endsPlants.test(one)))) return null;
  return told.parts.map((one) => identify(lexicon, `${told.species} ${one} ${told.form}`)).find((known) => known !== null) ?? null;
}

const anyPart = new RegExp(`\\b(?:${plantPart})\\b`, 'i');

/** "Cocos Nucifera (Coconut Husk) Extract": does the bracket tell another part than the name is of? */
export function isOfOtherPart(lexicon: Lexicon, name: string, id: number): boolean {
  const parts = glossedPart(name)?.parts.filter((one) => !endsPlants.test(one)) ?? [];
  const inci = lexicon.incis[id]?.toLowerCase() ?? '';
  return parts.length > 0 && anyPart.test(inci) && !parts.some((one) => inci.includes(one));
}
