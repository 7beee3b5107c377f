/** Milliseconds that this browser's clock is ahead of the server's. */
let ahead = 0;

/** Learns from an answer what time it is at the server; one that a cache kept tells of an older time. */
export function setByServer({ headers }: Pick<Response, 'headers'>): void {
  const at = headers.has('age') ? Number.NaN : Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(at)) ahead = Date.now() - at;
}

/** What time it is at the server, which decides; by this browser's clock until it has answered. Milliseconds since 1970. */
export const serverNow = (): number => Date.now() - ahead;
