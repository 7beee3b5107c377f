import * as z from 'zod/mini';

/** What an editor changed and has not saved: every field as text. */
export type Form = Readonly<Record<string, string>>;

const kept = z.object({
  at: z.string(),
  /** The changed fields as they were seen, and as the editor wants them. */
  was: z.record(z.string(), z.string()),
  mine: z.record(z.string(), z.string()),
});
export type KeptDraft = z.output<typeof kept>;

const nameOf = (key: string) => `desk ${key}`;

export function keptDraft(key: string): KeptDraft | null {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps a draft on this device until it is saved or dropped; one without changes is none. */
export function keepDraft(key: string, was: Form, mine: Form): void {
  try {
    if (Object.keys(mine).length === 0) localStorage.removeItem(nameOf(key));
    else localStorage.setItem(nameOf(key), JSON.stringify({ at: new Date().toISOString(), was, mine }));
  } catch {
    // A browser that keeps nothing has it for as long as the page is open.
  }
}

export const picked = (form: Form, fields: readonly string[]): Form =>
  Object.fromEntries(fields.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])));
