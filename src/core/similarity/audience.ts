/** For whom a title says that a product is: children, from what age on if it tells one. */
export interface Audience {
  readonly from: number | null;
}

/** What a title tells of age that the other one does not, or otherwise. */
export type AudienceApart = 'children' | 'noChildren' | { readonly here: number; readonly there: number };

/** An age told in one of two titles for children only is no difference: they may be for the same. */
export function audiencesApart(here: Audience | null, there: Audience | null): AudienceApart | null {
  if (!here || !there) return there ? 'children' : here ? 'noChildren' : null;
  return here.from === null || there.from === null || here.from === there.from ? null : { here: here.from, there: there.from };
}
