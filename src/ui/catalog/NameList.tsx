import { type Ingredient, nameKinds } from '#core/knowledge/ingredient.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { SourceMarks } from './SourceMarks.tsx';

const shown = nameKinds.filter((kind) => kind !== 'typo');
/** Plants answer to dozens of spellings; the usual ones come first, the others on demand. */
const maxNames = 12;

function languageOf(kind: (typeof shown)[number]): string {
  return kind === 'trade' || kind === 'old' ? 'en' : kind;
}

interface Props {
  readonly ingredient: Pick<Ingredient, 'names' | 'cas' | 'ec' | 'from'>;
  /** The page's numbered sources. */
  readonly sources: readonly string[];
  readonly t: PageTranslator;
}

/** Names by language as found on labels, and the numbers of registers. */
export function NameList({ ingredient, sources, t }: Props) {
  const { names, cas, ec, from } = ingredient;
  return (
    <dl className="facts">
      {shown.map((kind) => {
        const texts = names.filter((name) => name.kind === kind).map(({ text }) => text);
        if (texts.length === 0) return null;
        const rest = texts.slice(maxNames);
        return (
          <div key={kind} className="pair">
            <dt>{t(`name.${kind}`)}</dt>
            <dd>
              <span lang={languageOf(kind)}>{texts.slice(0, maxNames).join(', ')}</span>
              {rest.length > 0 && (
                <details className="more">
                  <summary>{t('name.more', { count: rest.length })}</summary>
                  <span lang={languageOf(kind)}>{rest.join(', ')}</span>
                </details>
              )}
            </dd>
          </div>
        );
      })}
      {(
        [
          ['cas', cas],
          ['ec', ec],
        ] as const
      ).map(
        ([register, numbers]) =>
          numbers.length > 0 && (
            <div key={register} className="pair">
              <dt>{t(`name.${register}`)}</dt>
              <dd className="number">
                {numbers.join(', ')} <SourceMarks ids={from[register]} sources={sources} t={t} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
