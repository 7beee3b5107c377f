import type { UseVerdicts } from './report.ts';
import type { ItemIndex } from './verdicts.ts';

/** What the EU prohibits in such a product or permits in others only: of that nothing good is said, whatever studies found. */
export const outOfPlace = ({ prohibited, restricted }: Pick<UseVerdicts, 'prohibited' | 'restricted'>): ReadonlySet<ItemIndex> =>
  new Set([...prohibited, ...restricted.filter(({ permitted }) => !permitted)].map(({ index }) => index));
