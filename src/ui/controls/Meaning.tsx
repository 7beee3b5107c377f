import { Check, CircleQuestionMark, Eye, OctagonAlert, TriangleAlert } from 'lucide-react';

/** What a line says about an ingredient; each has an icon, a colour and always a word beside it. */
export type Meaning = 'helps' | 'care' | 'warning' | 'disputed' | 'seen';

const looks = {
  helps: { colour: 'leaf', Icon: Check },
  care: { colour: 'amber', Icon: TriangleAlert },
  warning: { colour: 'brick', Icon: OctagonAlert },
  disputed: { colour: 'slate', Icon: CircleQuestionMark },
  seen: { colour: 'slate', Icon: Eye },
} as const;

/** The drawings of all meanings; stand once on a page, which refers to them. */
export function MeaningSymbols() {
  return Object.entries(looks).map(([meaning, { Icon }]) => (
    <symbol key={meaning} id={`i-${meaning}`} viewBox="0 0 24 24">
      <Icon strokeWidth={1.75} />
    </symbol>
  ));
}

function Picture({ meaning }: { readonly meaning: Meaning }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${meaning}`} />
    </svg>
  );
}

export function MeaningIcon({ meaning }: { readonly meaning: Meaning }) {
  return (
    <span className={looks[meaning].colour}>
      <Picture meaning={meaning} />
    </span>
  );
}

/** The head of a fact: icon and word in the colour of its meaning. */
export function MeaningWord({ meaning, word }: { readonly meaning: Meaning; readonly word: string }) {
  return (
    <span className={`meaning ${looks[meaning].colour}`}>
      <Picture meaning={meaning} />
      {word}
    </span>
  );
}
