import type { ReactNode } from 'react';
import { type Meaning, MeaningIcon } from '#ui/controls/Meaning.tsx';

interface Props {
  readonly meaning: Meaning;
  readonly claim: string;
  readonly children: ReactNode;
}

/** A claim with what stands behind it; never shown without its reason. */
export function ReasonRow({ meaning, claim, children }: Props) {
  return (
    <li>
      <MeaningIcon meaning={meaning} />
      <span>
        <b>{claim}</b>
        <span className="ingredients">{children}</span>
      </span>
    </li>
  );
}
