import { notify } from './notify.ts';

/** What is said once the link is copied, and when the browser lets nothing be copied. */
export interface ShareWords {
  readonly copied: string;
  readonly notCopied: string;
}

/** Copies the address of the page, as it stands in the address bar. */
export async function copyLink({ copied, notCopied }: ShareWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    notify({ kind: 'success', text: copied });
  } catch {
    notify({ kind: 'danger', text: notCopied });
  }
}

/** Hands the address to the device's own sheet; copies it where there is none. */
export async function shareLink(words: ShareWords): Promise<void> {
  if (!navigator.share) return copyLink(words);
  try {
    await navigator.share({ title: document.title, url: location.href });
  } catch (error) {
    // A reader who closes the sheet has changed their mind; nothing failed.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(words);
  }
}
