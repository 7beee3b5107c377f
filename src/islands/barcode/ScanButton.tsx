import { ScanBarcode } from 'lucide-react';
import { t } from '#i18n/current.ts';

/** Opens the reader of barcodes, which is fetched with the first press. */
export function ScanButton({ onScan }: { readonly onScan: () => Promise<void> }) {
  return (
    <button type="button" className="button" data-does="scan" onClick={() => void onScan()}>
      <ScanBarcode className="icon" />
      <span>{t('scan.button')}</span>
    </button>
  );
}
