import type { ComplaintSubject } from '#core/complaints/complaint.ts';
import type { Translator } from '#i18n/translator.ts';

interface Props {
  readonly subject: ComplaintSubject;
  /** The alias of a product or an ingredient, the id of a review, the name of a user, the path of a page. */
  readonly id: string;
  /** Of a page that works without script: not shown until the dialog's script runs. */
  readonly waits?: boolean;
  readonly t: Translator;
}

/** Opens the page's dialog for reports (`report-error`). */
export function ReportButton({ subject, id, waits, t }: Props) {
  const words = subject === 'review' || subject === 'user' ? t(`report.open.${subject}`) : t('report.open');
  return (
    <button type="button" className="button bare" data-report={subject} data-report-id={id} hidden={waits}>
      {words}
    </button>
  );
}
