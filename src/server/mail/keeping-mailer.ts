import type { Database } from '#db/database.ts';
import { forgetMail, keepMail, putOffMail, takeDueMails } from '#db/queries/unsent-mails.ts';
import type { Mail, Mailer } from './mailer.ts';

interface Surroundings {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (id: string, error: unknown) => void;
}

const minute = 60_000;
/** Milliseconds: between two attempts at first and at most, and how long one waits for a mail: links in it are dead by then. */
const pauses = { first: minute, longest: 240 * minute, claimed: 10 * minute, all: 48 * 60 * minute };

const pauseAfter = (tries: number) => Math.min(pauses.longest, pauses.first * 2 ** (tries - 1));
const iso = (at: number) => new Date(at).toISOString();

/** Has the mail server said that there is no such mailbox? To ask again changes nothing. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 550 && Number(error.responseCode) <= 554;
}

/** Keeps what a mail server did not take, and sends it again: a minute later, then after longer and longer pauses, for two days. Who asked for a mail is never told that it waits. */
export function keepingMailer(mailer: Mailer, { db, now, log }: Surroundings): Required<Mailer> {
  const failed = (error: unknown) => log(crypto.randomUUID(), error);

  async function send({ to, subject, text }: Mail): Promise<void> {
    try {
      await mailer.send({ to, subject, text });
    } catch (error) {
      failed(error);
      if (isRefused(error)) return;
      const at = now();
      await keepMail(db, { recipient: to, subject, text, askedAt: iso(at), dueAt: iso(at + pauseAfter(1)) });
      return;
    }
    // The server takes mails: also those that waited, where nothing runs by the clock.
    await sendAgain().catch(failed);
  }

  async function sendAgain(): Promise<number> {
    const begun = now();
    let sent = 0;
    for (const { id, recipient, subject, text, askedAt, tries } of await takeDueMails(db, iso(begun), iso(begun + pauses.claimed))) {
      try {
        await mailer.send({ to: recipient, subject, text });
        await forgetMail(db, id);
        sent += 1;
      } catch (error) {
        failed(error);
        const next = now() + pauseAfter(tries);
        if (isRefused(error) || next > Date.parse(askedAt) + pauses.all) await forgetMail(db, id);
        else await putOffMail(db, id, iso(next));
      }
    }
    return sent;
  }

  return { send, sendAgain };
}
