import { Download, Plus, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { mostCompared } from '#core/comparison/address.ts';
import type { ComparisonView } from './comparison-view.ts';

interface Props {
  readonly view: ComparisonView;
}

function Tools({ view: { t }, className, children }: Props & { readonly className: string; readonly children: ReactNode }) {
  return (
    <comparison-tools className={className} data-copied={t('compare.copied')} data-not-copied={t('checker.notCopied')}>
      {children}
    </comparison-tools>
  );
}

function ShareButton({ view: { t } }: Props) {
  return (
    <button type="button" className="btn" data-does="share">
      <Share2 className="ic" />
      {t('compare.share')}
    </button>
  );
}

/** Saves, prints and shares the comparison. */
export function ComparisonTools({ view }: Props) {
  const { t } = view;
  return (
    <Tools view={view} className="acts">
      <button type="button" className="btn" data-does="csv">
        <Download className="ic" />
        {t('compare.saveCsv')}
      </button>
      <button type="button" className="btn" data-does="json">
        <Download className="ic" />
        {t('compare.saveJson')}
      </button>
      <button type="button" className="btn" data-does="print">
        <Printer className="ic" />
        {t('compare.print')}
      </button>
      <ShareButton view={view} />
    </Tools>
  );
}

/** What a phone has under the thumb. */
export function ComparisonThumb({ view }: Props) {
  return (
    <Tools view={view} className="thumb">
      {view.sides.length < mostCompared && (
        <button type="button" className="btn go" data-does="another">
          <Plus className="ic" />
          {view.t('compare.another')}
        </button>
      )}
      <ShareButton view={view} />
    </Tools>
  );
}
