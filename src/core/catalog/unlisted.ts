/** Why an address does not stand in the sitemaps. */
export const unlistedReasons = [
  'pending',
  'rejected',
  'removed',
  'unpublished',
  'noBrandProducts',
  'noDupes',
  'shortList',
  'laterPage',
  'moved',
  'filtered',
  'private',
  'unknown',
] as const;
export type UnlistedReason = (typeof unlistedReasons)[number];

const ofPeople =
  /^\/(?:admin|api|user|u|login|register|recover-password|review|service|media|og)(?:\/|$)|^\/products\/(?:new-product|edit-product|upload-image)$/;

/** Why no sitemap holds an address, as far as the address alone tells. */
export function reasonOfAddress(path: string): UnlistedReason | null {
  if (ofPeople.test(path)) return 'private';
  if (path.includes('?') || /^\/search(?:\/|$)/.test(path)) return 'filtered';
  if (/\/page\/\d+$/.test(path)) return 'laterPage';
  if (/^\/ingredients\/[a-z0-9-]+\/products$/.test(path)) return 'shortList';
  return null;
}
