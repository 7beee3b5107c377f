import type { ItemIndex, SkinType } from './verdicts.ts';

/** Who should think twice about a product, as codes; "fragrance": whose skin scents irritate, "malassezia": who gets fungal acne. */
export type ConcernWho =
  | SkinType
  | 'fragrance'
  | 'allergy'
  | 'pregnancy'
  | 'sun'
  | 'children'
  | 'inhalation'
  | 'eyes'
  | 'broken-skin'
  | 'no-professional'
  | 'no-dentist'
  | 'malassezia';

export interface Concern {
  readonly who: ConcernWho;
  /** precaution: nobody showed harm by products, or by what may do another job here, and it is advised until more is known; probable: from names alone. */
  readonly state: 'known' | 'precaution' | 'disputed' | 'probable';
  /** In label order. reason: key of a reason of data/rules/skin-types.yaml, "caution." and a kind of caution, or null where the concern says it. */
  readonly by: readonly { readonly index: ItemIndex; readonly id: number | null; readonly reason: string | null }[];
}
