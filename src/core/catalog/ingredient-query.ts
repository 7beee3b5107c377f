import { type FacetQuery, queryCodec } from './facet-query.ts';

/** What the list of ingredients is narrowed by; options of one group widen it, groups narrow it. */
export const facetGroups = ['role', 'flag', 'comedogenic', 'origin', 'effect', 'letter'] as const;
export type FacetGroup = (typeof facetGroups)[number];

/** `match`: what fits the searched name best comes first; only with a search. */
export const sorts = ['match', 'az', 'za', 'products', 'comedogenic'] as const;
export type Sort = (typeof sorts)[number];

export type ByGroup<Value> = Readonly<Record<FacetGroup, Value>>;
export type IngredientQuery = FacetQuery<FacetGroup, Sort>;

export const ingredientQueries = queryCodec({ groups: facetGroups, sorts, usual: 'products' });
export const { byGroup } = ingredientQueries;
