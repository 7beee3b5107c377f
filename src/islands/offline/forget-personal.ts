import { personalCaches } from '#offline/caches.ts';
import { dropAllChanges } from '#offline/outbox/waiting.ts';
import { keepHere } from '../session/keep-here.ts';

/** Takes the last answers of whoever was signed in off the device, and pages that their things name. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await Promise.allSettled(personalCaches.map((name) => caches.delete(name)));
}

/** The same at signing out, with the changes that were not sent yet. */
export async function forgetPersonal(): Promise<void> {
  await Promise.allSettled([forgetAnswers(), dropAllChanges()]);
  keepHere('waiting', null);
}
