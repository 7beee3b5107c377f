import { Check, CircleMinus, Info, TriangleAlert } from 'lucide-react';
import { type AnswerLine, composeAnswer } from '../compose-answer.ts';
import type { ReportView } from '../report-view.ts';

const looks = {
  good: { colour: 'leaf', Icon: Check },
  twice: { colour: 'amber', Icon: TriangleAlert },
  little: { colour: 'slate', Icon: CircleMinus },
  note: { colour: 'slate', Icon: Info },
} as const satisfies Record<AnswerLine['kind'], object>;

/** The answer in at most three lines: good for, think twice if, don't count on it. */
export function AnswerLines({ view }: { readonly view: ReportView }) {
  return (
    <ul className="answer-lines" data-part="answer">
      {composeAnswer(view).map(({ kind, lead, text }) => {
        const { colour, Icon } = looks[kind];
        return (
          <li key={kind + text}>
            <Icon className={`icon ${colour}`} aria-hidden="true" />
            <span>
              {lead !== null && <b>{lead}</b>} {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
