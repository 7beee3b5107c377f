import { oncePer } from '#core/remembered.ts';
import type { Facts } from './facts.ts';
import type { Flag, FlagName } from './flags.ts';
import type { Family, Origin } from './vocabulary.ts';

/** The conditions by which the entries of data/rules choose ingredients (data/rules/README.md): one matcher for all of them. */

type OneOrMore<Value> = Value | readonly Value[] | undefined;

/** What may be asked of an ingredient; any of these is enough. */
export interface Traits {
  readonly names?: readonly string[] | undefined;
  /** Pattern of the INCI name, as `except`. */
  readonly match?: string | undefined;
  readonly role?: OneOrMore<string>;
  readonly 'first-role'?: string | undefined;
  readonly function?: string | undefined;
  readonly family?: OneOrMore<Family>;
  readonly effect?: OneOrMore<string>;
  readonly flag?: OneOrMore<FlagName>;
  /** What a report says of it with care: `caution` by presence alone, `felt` by dose. */
  readonly caution?: string | undefined;
  readonly felt?: readonly string[] | undefined;
  readonly animal?: boolean | undefined;
  /** A comedogenic value from this one on. */
  readonly comedogenic?: number | undefined;
  readonly origin?: Origin | undefined;
  /** The EU labelling duty of a scent. */
  readonly label?: boolean | undefined;
  /** A fatty oil or butter of a plant. */
  readonly 'plant-oil'?: boolean | undefined;
}

/** Traits, another that must be there too, and those with which it never holds: a pattern of names, or traits. */
export interface Condition extends Traits {
  readonly with?: Traits | undefined;
  readonly except?: string | Traits | undefined;
}

type FactKey = 'roles' | 'functions' | 'family' | 'effects' | 'animal' | 'comedogenic' | 'origin' | 'limits';

/** What is known of an ingredient where it is asked: what is left out has no trait. */
export interface Subject extends Partial<Pick<Facts, FactKey>> {
  readonly inci: string;
  readonly flags?: readonly Pick<Flag, 'flag' | 'state'>[];
  readonly isPlant?: boolean;
  /** What a report says of it with care, and its dose there. */
  readonly said?: readonly { readonly caution: string; readonly dose: string }[];
}

/** How surely an ingredient is meant. */
export type Hit = 'surely' | 'perhaps' | null;

const patterns = new Map<string, RegExp>();

/** The pattern, whatever the case, made once: there are as many as the rules have, so none is forgotten. */
export function patternOf(source: string): RegExp {
  let pattern = patterns.get(source);
  if (!pattern) {
    pattern = new RegExp(source, 'i');
    patterns.set(source, pattern);
  }
  return pattern;
}

type Ask = (subject: Subject) => Hit;

const surelyIf = (holds: boolean): Hit => (holds ? 'surely' : null);
const several = <Value>(wanted: Value | readonly Value[]): readonly Value[] => [wanted].flat() as Value[];
const fattyOil = /(?:Oil|Butter)$/;

type Askers = { readonly [Trait in keyof Traits]-?: (wanted: NonNullable<Traits[Trait]>) => Ask };

/** How each trait is asked, in this order: the first that says anything decides, so what the flag leaves open stays open. */
const askers: Askers = {
  flag: (wanted) => {
    const names = several(wanted);
    return ({ flags = [] }) => {
      const states = flags.flatMap(({ flag, state }) => (names.includes(flag) ? [state] : []));
      if (states.includes('settled')) return 'surely';
      return states.some((state) => state !== 'seen') ? 'perhaps' : null;
    };
  },
  names: (wanted) => {
    const names = new Set(wanted);
    return ({ inci }) => surelyIf(names.has(inci));
  },
  match: (wanted) => {
    const pattern = patternOf(wanted);
    return ({ inci }) => surelyIf(pattern.test(inci));
  },
  caution:
    (wanted) =>
    ({ said = [] }) =>
      surelyIf(said.some(({ caution }) => caution === wanted)),
  felt:
    (wanted) =>
    ({ said = [] }) => {
      const doses = said.flatMap(({ caution, dose }) => (wanted.includes(caution) ? [dose] : []));
      if (doses.includes('likely')) return 'surely';
      return doses.some((dose) => dose === 'possible' || dose === 'unknown') ? 'perhaps' : null;
    },
  role: (wanted) => {
    const names = several(wanted);
    return ({ roles = [] }) => surelyIf(roles.some((role) => names.includes(role)));
  },
  'first-role':
    (wanted) =>
    ({ roles = [] }) =>
      surelyIf(roles[0] === wanted),
  function:
    (wanted) =>
    ({ functions = [] }) =>
      surelyIf(functions.includes(wanted)),
  family: (wanted) => {
    const names = several(wanted);
    return ({ family }) => surelyIf(family !== undefined && names.includes(family));
  },
  effect: (wanted) => {
    const names = several(wanted);
    return ({ effects = [] }) => {
      const shown = effects.filter(({ effect }) => names.includes(effect));
      if (shown.some(({ grade }) => grade !== 'weak')) return 'surely';
      return shown.length > 0 ? 'perhaps' : null;
    };
  },
  animal:
    () =>
    ({ animal }) =>
      animal === 'possible' ? 'perhaps' : surelyIf(animal === 'always'),
  comedogenic:
    (from) =>
    ({ comedogenic }) => {
      if (!comedogenic || comedogenic.high < from) return null;
      return comedogenic.low >= from ? 'surely' : 'perhaps';
    },
  origin:
    (wanted) =>
    ({ origin }) =>
      surelyIf(origin === wanted),
  label:
    () =>
    ({ limits = [] }) =>
      surelyIf(limits.some(({ label }) => label !== null)),
  'plant-oil':
    () =>
    ({ inci, roles = [], isPlant = false }) =>
      surelyIf(isPlant && fattyOil.test(inci) && roles[0] === 'emollient'),
};

/** Asks for any of the traits; null where there are none. */
function askAny(traits: Traits): Ask {
  const asks = Object.entries(askers).flatMap(([trait, ask]) => {
    const wanted = traits[trait as keyof Traits];
    return wanted === undefined ? [] : [(ask as (wanted: unknown) => Ask)(wanted)];
  });
  return (subject) => {
    for (const ask of asks) {
      const hit = ask(subject);
      if (hit) return hit;
    }
    return null;
  };
}

const askedOf = oncePer((condition: Condition) => {
  const { with: also, except } = condition;
  return {
    any: askAny(condition),
    also: also ? askAny(also) : null,
    except: except === undefined ? null : askAny(typeof except === 'string' ? { match: except } : except),
  };
});

/** Is the ingredient one of the exceptions? */
export function isExcepted(condition: Condition, subject: Subject): boolean {
  const { except } = askedOf(condition);
  return except !== null && except(subject) !== null;
}

/** How surely a condition holds for an ingredient. */
export function hitOf(condition: Condition, subject: Subject): Hit {
  const { any, also, except } = askedOf(condition);
  if (except?.(subject) || (also && also(subject) !== 'surely')) return null;
  return any(subject);
}

/** Does a condition surely hold for an ingredient? */
export const fits = (condition: Condition, subject: Subject): boolean => hitOf(condition, subject) === 'surely';
