import type { FacetQuery, QueryCodec } from '#core/catalog/facet-query.ts';
import type { PageSlice } from '#core/catalog/page-slice.ts';
import type { Translator } from '#i18n/translator.ts';
import type { FacetForm } from './facet-form.ts';

/** What a list answers to a query. */
export interface Answer<Group extends string> {
  readonly rows: readonly HTMLElement[];
  readonly total: number;
  readonly slice: PageSlice;
  /** How many entries each option would show; options that are not counted are missing, those without any are 0 or missing. */
  readonly counts: Readonly<Record<Group, ReadonlyMap<string, number>>>;
  /** What was searched instead of what was typed. */
  readonly shownFor: string | null;
  /** Words of options that the page did not offer from the start, by option. */
  readonly names: ReadonlyMap<string, string>;
}

/** What a group can be given beyond the options of the page. */
export interface Suggestion {
  readonly value: string;
  readonly word: string;
  /** What stands at its end: how many entries it would show. */
  readonly note: string;
}

/** One kind of list with filters: what it is asked in, and who answers. */
export interface Listing<Group extends string, Sort extends string> {
  readonly codec: QueryCodec<Group, Sort>;
  find(query: FacetQuery<Group, Sort>): Promise<Answer<Group>>;
  /** Something is about to be typed. */
  warm?(): void;
  /** Groups that take options which the page does not offer. */
  readonly open?: ReadonlySet<Group>;
  suggest?(group: Group, text: string, query: FacetQuery<Group, Sort>): Promise<readonly Suggestion[]>;
  countWords(total: number): string;
  showWords(total: number): string;
}

/** Makes a listing once the page is there. */
export type MakeListing<Group extends string, Sort extends string> = (
  root: HTMLElement,
  t: Translator,
  form: (groups: readonly Group[]) => FacetForm<Group>,
) => Listing<Group, Sort>;
