import type { Source } from '#core/knowledge/schema.ts';
import type { PageTranslator } from '#i18n/translator.ts';

interface Props {
  readonly ids: readonly string[];
  readonly sources: Readonly<Record<string, Source>>;
  readonly t: PageTranslator;
}

/** The numbered sources that the marks of a page lead to, each with its kind. */
export function SourceList({ ids, sources, t }: Props) {
  return (
    <ol className="source-list">
      {ids.map((id, position) => {
        const source = sources[id];
        const ours = t.language === 'ru' ? source?.ru : undefined;
        const rest = [source?.by, source?.year, source?.where].filter(Boolean).join(', ');
        return (
          <li key={id} id={`source-${position + 1}`}>
            <span className="quiet number">{position + 1}</span>
            <span>
              <span lang={ours ? t.language : 'en'}>
                {ours ?? source?.title ?? id}
                {rest && <span className="quiet"> · {rest}</span>}
              </span>
              {source && <span className="kind">{t(`source.kind.${source.kind}`)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
