import type { Name, NameKind } from '#core/knowledge/ingredient.ts';
import type { Translator } from '#i18n/translator.ts';

const shown = ['en', 'ru', 'fr', 'de', 'es', 'it', 'trade', 'old'] as const satisfies readonly NameKind[];
/** Plants answer to hundreds of spellings; the page shows the usual ones. */
const mostNames = 24;

function languageOf(kind: (typeof shown)[number]): string | undefined {
  return kind === 'trade' || kind === 'old' ? undefined : kind;
}

/** Names by language, as found on labels. */
export function NameList({ names, t }: { readonly names: readonly Name[]; readonly t: Translator }) {
  return (
    <dl className="facts">
      {shown.map((kind) => {
        const texts = names.filter((name) => name.kind === kind).map(({ text }) => text);
        if (texts.length === 0) return null;
        return (
          <div key={kind} className="pair">
            <dt>{t(`name.${kind}`)}</dt>
            <dd lang={languageOf(kind)}>
              {texts.slice(0, mostNames).join(', ')}
              {texts.length > mostNames && '…'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
