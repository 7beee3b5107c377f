import { Fragment } from 'react';
import type { Translator } from '#i18n/translator.ts';
import { citedParts } from './cited-text.ts';
import { glued } from './glued.ts';

interface Props {
  /** A written text with [source] marks, or composed sentences. */
  readonly text: string;
  readonly sources: readonly string[];
  readonly t: Translator;
}

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
