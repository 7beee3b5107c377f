import { withLetters } from '#core/letters.ts';
import { keyOf } from './fold.ts';
import { find, type Hit, type Lexicon } from './lexicon.ts';

/** Prefixes that tell isomers apart, by what they speak of: two of one line never mean the same substance. */
const lines: readonly (readonly string[])[] = [
  ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'kappa', 'lambda', 'omega', 'iota'],
  ['d', 'l', 'dl', 'r', 's', 'rs', 'rac'],
  ['cis', 'trans', 'alltrans', 'e', 'z'],
  ['n', 'iso', 'sec', 'tert', 't', 'neo'],
];
const mixtures: ReadonlySet<string> = new Set(['dl', 'rs', 'rac']);
/** "iso-", "tert-" and the like name another skeleton and never fall away; "n-" only says that it is none of them. */
const skeleton = new Set(['iso', 'sec', 'tert', 't', 'neo']);

const words = '(?:alpha|beta|gamma|delta|epsilon|zeta|kappa|lambda|omega|iota|cis|trans|all-trans|rac|dl)';
const prefix = withLetters(
  `(?<![\\p{L}\\d])(?:\\((${words}|[a-z]{1,2})\\)-?|(${words})[-\\s]|(d,\\s?l|[a-z]{1,2})-)(?=[\\p{L}\\d(])(?!\\w+peptide)`,
  'giu',
);
/** Most names have nothing like a prefix, and this is much faster to look for. */
const mayHavePrefix =
  /(?:^|[^a-z\d])(?:[a-z]{1,2}-|\([a-z-]{1,9}\)|(?:alpha|beta|gamma|delta|epsilon|zeta|kappa|lambda|omega|iota|cis|trans|rac)[\s-])/i;
/** Of one letter, as keyboards without Greek letters write them. */
const latinGreek: Readonly<Record<string, string>> = { a: 'alpha', b: 'beta', g: 'gamma' };
const most = 3;

/** "R" and "S" in brackets and the signs of rotation stand in front of a name and gloss nothing. */
export const stereoBracket = /^\s*\((?:[RSEZ]|[+-]|[dDlL]{1,2})\)-/;

interface Prefix {
  readonly name: string;
  readonly front: string;
  readonly back: string;
}

function prefixesIn(text: string): Prefix[] {
  return [...text.matchAll(prefix)].map((match) => ({
    name: keyOf(match[1] ?? match[2] ?? match[3] ?? ''),
    front: text.slice(0, match.index),
    back: text.slice(match.index + match[0].length),
  }));
}

/**
 * A name whose isomer prefix no ingredient bears ("l-alpha-Bisabolol"), without it. Null when a name with another prefix of the same
 * line is known, such as "alpha-" where "gamma-" was read: then the bare name is another isomer, or all of them.
 */
export function withoutPrefix(lexicon: Lexicon, text: string): Hit | null {
  return mayHavePrefix.test(text) ? dropped(lexicon, text, most) : null;
}

function dropped(lexicon: Lexicon, text: string, left: number): Hit | null {
  if (left === 0) return null;
  for (const { name, front, back } of prefixesIn(text)) {
    const greek = latinGreek[name];
    const spelled = greek && find(lexicon, keyOf(`${front}${greek}${back}`));
    if (spelled) return spelled;
    const line = lines.find((each) => each.includes(name));
    if (!line || skeleton.has(name)) continue;
    const hit = find(lexicon, keyOf(front + back)) ?? dropped(lexicon, front + back, left - 1);
    if (!hit) continue;
    const others = name === 'n' ? [] : line.filter((other) => other !== name);
    const isBorne = others.some((other) => {
      const bearer = find(lexicon, keyOf(front + other + back));
      return bearer !== null && (bearer.id !== hit.id || !mixtures.has(name));
    });
    // "Isomethyl-beta-ionone": of the known one another place bears the prefix.
    return isBorne || prefixesIn(lexicon.incis[hit.id] ?? '').some((own) => others.includes(own.name)) ? null : hit;
  }
  return null;
}
