/** Number of the account that an authorization ("Bearer …") speaks for; null without one. What a token says of itself the server checks, not we. */
export function ownerOf(authorization: string | null): number | null {
  try {
    const [, claims = ''] = authorization?.split('.') ?? [];
    const { sub }: { sub?: string } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    const owner = Number(sub);
    return Number.isSafeInteger(owner) && owner > 0 ? owner : null;
  } catch {
    return null;
  }
}
