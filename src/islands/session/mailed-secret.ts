/** The secret of a mailed link. It is taken out of the address at once, so that it is neither bookmarked nor passed on. */
export function secretFromFragment(): string | null {
  const secret = /^#token=([\w-]{20,200})$/.exec(location.hash)?.[1] ?? null;
  if (secret !== null) history.replaceState(null, '', location.pathname + location.search);
  return secret;
}
