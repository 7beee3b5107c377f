import { readKept } from '../session/token.ts';

/** Sends what waits for the network, and keeps what the reader's own things name. */
export function catchUp(): void {
  if (readKept('waiting')) void import('./send-waiting.ts').then(({ sendFromPage }) => sendFromPage());
  if (readKept('favorites') ?? readKept('comparison')) void import('./keep-pages.ts').then(({ keepOwnPages }) => keepOwnPages());
}

/** Says that a new version is ready. */
export async function offerUpdate(waiting: ServiceWorker): Promise<void> {
  const { offer } = await import('./offer-update.ts');
  offer(waiting);
}
