import { Link, Share2 } from 'lucide-react';
import { memo } from 'react';
import type { Translator } from '#i18n/translator.ts';
import { notify } from '#islands/shell/notify.ts';

/** The address bar already holds the link (use-checker.ts). */
async function copyLink(t: Translator): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    notify({ kind: 'success', text: t('checker.copied') });
  } catch {
    notify({ kind: 'danger', text: t('checker.notCopied') });
  }
}

async function shareLink(t: Translator): Promise<void> {
  if (!navigator.share) return copyLink(t);
  try {
    await navigator.share({ title: document.title, url: location.href });
  } catch (error) {
    // A reader who closes the sheet has changed their mind; nothing failed.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(t);
  }
}

export const CopyLink = memo(function CopyLink({ t }: { readonly t: Translator }) {
  return (
    <button type="button" className="btn bare" onClick={() => void copyLink(t)}>
      <Link className="ic" />
      {t('checker.copyLink')}
    </button>
  );
});

export function ShareReport({ t }: { readonly t: Translator }) {
  return (
    <button type="button" className="btn go" onClick={() => void shareLink(t)}>
      <Share2 className="ic" />
      {t('checker.share')}
    </button>
  );
}
