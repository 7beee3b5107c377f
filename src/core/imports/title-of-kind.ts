import { brandKey } from './brand-name.ts';
import type { Candidate } from './candidate.ts';
import type { FoundCategory } from './category.ts';
import type { CategoryRules } from './category-rules.ts';

type Titled = Pick<Candidate, 'brand' | 'title' | 'titleRu'>;

/** A title that says the brand alone tells nothing: where it is certain what kind of product it is, it is called by that. */
export function titleOfKind(
  { brand, title, titleRu }: Titled,
  category: FoundCategory | null,
  { called }: CategoryRules,
): Omit<Titled, 'brand'> {
  const kind = category?.sure && title === brand.name ? called.get(category.category) : undefined;
  if (!kind) return { title, titleRu };
  const [english, russian] = kind;
  return { title: english, titleRu: titleRu === null || brandKey(titleRu) === brand.key ? russian : titleRu };
}
