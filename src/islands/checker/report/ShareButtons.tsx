import { GitCompare, Link, Share2 } from 'lucide-react';
import { memo } from 'react';
import { encodeShare, type SharedList } from '#core/sharing/fragment.ts';
import type { Translator } from '#i18n/translator.ts';
import { copyLink, type ShareWords, shareLink } from '#islands/shell/share-link.ts';
import { comparePath, embedPath } from '#site/paths.ts';

const wordsIn = (t: Translator): ShareWords => ({ copied: t('checker.copied'), notCopied: t('checker.notCopied') });

export const CopyLink = memo(({ t }: { readonly t: Translator }) => {
  return (
    <button type="button" className="button" onClick={() => void copyLink(wordsIn(t))}>
      <Link className="icon" />
      {t('checker.copyLink')}
    </button>
  );
});

interface ListProps extends SharedList {
  readonly t: Translator;
}

/** Leads to the comparison, with the list as its first side. */
export const CompareList = memo(({ text, use, overrides, t }: ListProps) => {
  async function compare(): Promise<void> {
    location.assign(`${comparePath}#${await encodeShare({ text, use, overrides })}`);
  }
  return (
    <button type="button" className="button" onClick={() => void compare()}>
      <GitCompare className="icon" />
      {t('checker.compare')}
    </button>
  );
});

/** Leads to the line that puts the report on another site, with the list in the fragment. */
export const FrameReport = memo(({ text, use, overrides, t }: ListProps) => {
  async function lead(): Promise<void> {
    location.assign(`${embedPath}#${await encodeShare({ text, use, overrides })}`);
  }
  return (
    <button type="button" className="more" onClick={() => void lead()}>
      {t('embed.onPage')}
    </button>
  );
});

export function ShareReport({ t }: { readonly t: Translator }) {
  return (
    <button type="button" className="button primary" onClick={() => void shareLink(wordsIn(t))}>
      <Share2 className="icon" />
      {t('checker.share')}
    </button>
  );
}
