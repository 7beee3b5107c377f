import type { FieldProblems } from '../session/field-problems.ts';
import type { KeptForm } from './draft.ts';

/** The categories a product may be put into, as the site groups them. */
export interface CategoryArea {
  readonly name: string;
  readonly categories: readonly { readonly alias: string; readonly name: string }[];
}

/** What a step of the form is given. */
export interface StepProps {
  readonly form: KeptForm;
  readonly problems: FieldProblems;
  readonly areas: readonly CategoryArea[];
  readonly onChange: (fields: Partial<KeptForm>) => void;
}
