import { ingredientPath } from '#site/paths.ts';
import { flagsOf, itemOf, nameOf } from '#ui/analysis/report-view.ts';
import { shareSentence } from '#ui/analysis/share-words.ts';
import { citedParts } from '#ui/catalog/cited-text.ts';
import { IngredientFlags } from '#ui/catalog/IngredientFlags.tsx';
import type { CheckerView } from '../checker-view.ts';
import type { ExplanationText } from '../protocol.ts';
import { useExplanation } from './use-explanation.ts';
import { Sources } from './Verdict.tsx';

interface Props {
  readonly view: CheckerView;
  readonly index: number;
}

function Told({ view, told }: { readonly view: CheckerView; readonly told: ExplanationText }) {
  const plain = citedParts(told.text, told.sources).flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  return (
    <>
      <p className="told" data-part="told">
        {plain.join('')}
      </p>
      <Sources view={view} ids={told.sources} all />
    </>
  );
}

function Explained({ view, index }: Props) {
  const { t } = view;
  const { state, retry } = useExplanation(itemOf(view, index).id);
  switch (state.kind) {
    case 'loading':
      return <p className="quiet small loading">{t('checker.explanation.loading')}</p>;
    case 'failed':
      return (
        <p className="small" role="alert">
          {t('checker.explanation.failed')}{' '}
          <button type="button" className="text-button" onClick={retry}>
            {t('checker.retry')}
          </button>
        </p>
      );
    case 'loaded':
      return <Told view={view} told={state.text} />;
  }
}

/** What an opened row tells: the explanation, the share, the flags with their reasons, the way to the ingredient's page. */
export function RowDetail({ view, index }: Props) {
  const { report, words, t } = view;
  const item = itemOf(view, index);
  const share = report.shares.items[index];
  const flags = flagsOf(view, index);
  return (
    <>
      {item.id === null ? <p className="small">{t('checker.unknown.long')}</p> : <Explained view={view} index={index} />}
      {share && <p className="small quiet">{t('checker.share.sentence', { sentence: shareSentence(t, share) })}</p>}
      {flags.length > 0 && <IngredientFlags flags={flags} words={words} t={t} />}
      {item.alias && (
        <p className="small">
          <a href={ingredientPath(item.alias)}>{t('checker.ingredientPage', { name: nameOf(view, index) })}</a>
        </p>
      )}
    </>
  );
}
