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

export function MeaningIcon({ meaning }: { readonly meaning: Meaning }) {
  const { colour, Icon } = looks[meaning];
  return (
    <span className={colour}>
      <Icon className="ic" />
    </span>
  );
}

/** The head of a fact: icon and word in the colour of its meaning. */
export function MeaningWord({ meaning, word }: { readonly meaning: Meaning; readonly word: string }) {
  const { colour, Icon } = looks[meaning];
  return (
    <span className={`mean ${colour}`}>
      <Icon className="ic" />
      {word}
    </span>
  );
}
