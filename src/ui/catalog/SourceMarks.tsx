import type { Translator } from '#i18n/translator.ts';

interface Props {
  readonly ids: readonly string[];
  readonly sources: readonly string[];
  readonly t: Translator;
}

/** References to the numbered sources of a page. */
export function SourceMarks({ ids, sources, t }: Props) {
  return ids.map((id) => {
    const number = sources.indexOf(id) + 1;
    return number === 0 ? null : (
      <sup key={id}>
        <a href={`#source-${number}`} aria-label={t('ingredient.source', { number })}>
          {number}
        </a>{' '}
      </sup>
    );
  });
}
