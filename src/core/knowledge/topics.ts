import type { Botany, BotanyFact } from './botany.ts';
import { type Condition, fits, type Subject } from './condition.ts';
import type { CautionMark } from './facts.ts';

/** What is known of an ingredient beyond its row: statements that hold for many ingredients at once, each with its sources. */

interface Sourced {
  readonly sources: readonly string[];
}
interface Said extends Sourced {
  readonly text: { readonly en: string; readonly ru: string };
}

export const solubilityClasses = ['water', 'oil', 'both', 'alcohol', 'insoluble', 'disperses'] as const;
export interface SolubilityFact extends Sourced {
  readonly class: (typeof solubilityClasses)[number];
}

/** Status under Regulation (EU) 2023/2055 on synthetic polymer microparticles. */
export const microplasticStatuses = ['particle', 'depends', 'liquid', 'soluble', 'natural', 'degradable'] as const;
export interface MicroplasticFact extends Said {
  readonly status: (typeof microplasticStatuses)[number];
}

export const nanoStatuses = ['permitted', 'prohibited', 'notified'] as const;
export interface NanoFact extends Said {
  readonly status: (typeof nanoStatuses)[number];
}

export const cautionKinds = ['pregnancy', 'children', 'irritation', 'sensitisation', 'sun', 'eyes', 'inhalation', 'broken-skin'] as const;
export type CautionKind = (typeof cautionKinds)[number];
export interface CautionFact extends Said, CautionMark {
  readonly kind: CautionKind;
  /** Why nothing follows for a product: a reason of data/rules/caution-kinds.yaml. */
  readonly why: string | null;
}

export const conclusions = ['safe', 'conditions', 'insufficient', 'unsafe', 'mixed'] as const;
/** A conclusion of the US Expert Panel for Cosmetic Ingredient Safety (CIR). */
export interface AssessmentFact extends Sourced {
  readonly report: string;
  readonly year: number;
  readonly conclusion: (typeof conclusions)[number];
  readonly conditions: { readonly en: string; readonly ru: string } | null;
}

export const places = [
  'eu-reach',
  'eaeu',
  'uk',
  'france',
  'us',
  'us-california',
  'us-hawaii',
  'us-washington',
  'canada',
  'japan',
  'korea',
  'china',
  'palau',
  'asean',
] as const;
export const legalStatuses = ['active', 'colour', 'limited', 'prohibited', 'labelled'] as const;
/** Legal status outside the European Union, in one of its states, or under another of its laws. */
export interface ElsewhereFact extends Said {
  readonly where: (typeof places)[number];
  readonly status: (typeof legalStatuses)[number];
  /** Highest percentage, where the law sets one. */
  readonly max: number | null;
}

export interface Topics {
  readonly solubility: SolubilityFact | null;
  readonly microplastic: MicroplasticFact | null;
  readonly nano: NanoFact | null;
  readonly cautions: readonly CautionFact[];
  readonly assessments: readonly AssessmentFact[];
  readonly elsewhere: readonly ElsewhereFact[];
  readonly botany: BotanyFact | null;
}

interface Chosen<Fact> {
  readonly fact: Fact;
  readonly of: Condition;
}

export interface TopicRules {
  /** The first entry that fits decides. */
  readonly solubility: readonly Chosen<SolubilityFact>[];
  readonly microplastic: readonly Chosen<MicroplasticFact>[];
  readonly nano: readonly Chosen<NanoFact>[];
  /** All entries that fit apply. */
  readonly cautions: readonly Chosen<CautionFact>[];
  readonly assessments: readonly Chosen<AssessmentFact>[];
  readonly elsewhere: readonly Chosen<ElsewhereFact>[];
  readonly botany: Botany;
}

/** Everything the topic files say of one ingredient. */
export function topicsOf(rules: TopicRules, subject: Subject): Topics {
  const first = <Fact>(entries: readonly Chosen<Fact>[]) => entries.find(({ of }) => fits(of, subject))?.fact ?? null;
  const all = <Fact>(entries: readonly Chosen<Fact>[]) => entries.filter(({ of }) => fits(of, subject)).map(({ fact }) => fact);
  return {
    solubility: first(rules.solubility),
    microplastic: first(rules.microplastic),
    nano: first(rules.nano),
    cautions: all(rules.cautions).sort((a, b) => cautionKinds.indexOf(a.kind) - cautionKinds.indexOf(b.kind)),
    assessments: all(rules.assessments).sort((a, b) => b.year - a.year),
    elsewhere: all(rules.elsewhere).sort((a, b) => places.indexOf(a.where) - places.indexOf(b.where)),
    botany: rules.botany(subject.inci),
  };
}

/** Ids of everything these statements rest on. */
export function topicSources({ solubility, microplastic, nano, cautions, assessments, elsewhere, botany }: Topics): string[] {
  return [solubility, microplastic, nano, botany, ...cautions, ...assessments, ...elsewhere].flatMap((fact) => fact?.sources ?? []);
}
