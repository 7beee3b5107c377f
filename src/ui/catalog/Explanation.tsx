import { Fragment } from 'react';
import type { Translator } from '#i18n/translator.ts';
import { citedParts } from './cited-text.ts';

interface Props {
  /** A written text with [source] marks, or composed sentences. */
  readonly text: string;
  readonly sources: readonly string[];
  readonly t: Translator;
}

/** A percent sign never stands at the start of a line. */
const glued = (text: string) => text.replace(/(\d) (?=%)/g, '$1\u00a0');

/** An explanation with numbered references to the sources at the foot of the page. */
export function Explanation({ text, sources, t }: Props) {
  return (
    <p>
      {citedParts(text, sources).map((part, position) => (
        <Fragment key={position}>
          {part.kind === 'text' ? (
            glued(part.text)
          ) : (
            <sup>
              <a href={`#source-${part.number}`} aria-label={t('ingredient.source', { number: part.number })}>
                {part.number}
              </a>
            </sup>
          )}
        </Fragment>
      ))}
    </p>
  );
}
