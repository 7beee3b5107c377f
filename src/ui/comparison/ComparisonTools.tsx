import { Download, Plus, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { maxCompared } from '#core/comparison/address.ts';
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
    <button type="button" className="button" data-does="share">
      <Share2 className="icon" />
      {t('compare.share')}
    </button>
  );
}

/** Saves, prints and shares the comparison. */
export function ComparisonTools({ view }: Props) {
  const { t } = view;
  return (
    <Tools view={view} className="actions">
      <button type="button" className="button" data-does="csv">
        <Download className="icon" />
        {t('compare.saveCsv')}
      </button>
      <button type="button" className="button" data-does="json">
        <Download className="icon" />
        {t('compare.saveJson')}
      </button>
      <button type="button" className="button" data-does="print">
        <Printer className="icon" />
        {t('compare.print')}
      </button>
      <ShareButton view={view} />
    </Tools>
  );
}

/** What a phone has under the thumb. */
export function ComparisonThumb({ view }: Props) {
  return (
    <Tools view={view} className="thumb-bar">
      {view.sides.length < maxCompared && (
        <button type="button" className="button primary" data-does="another">
          <Plus className="icon" />
          {view.t('compare.another')}
        </button>
      )}
      <ShareButton view={view} />
    </Tools>
  );
}
