import type { ServerSettings } from '../settings.ts';
import { folderMailer, type Mailer, smtpMailer } from './mailer.ts';

/** Where mails go without a mail server. */
const outbox = 'data/outbox';

/** What sends the mails of a site that is reached at `address`. */
export function openMailer({ smtp, mailFrom }: Pick<ServerSettings, 'smtp' | 'mailFrom'>, address: string): Mailer {
  const from = mailFrom ?? `Inciscope <noreply@${new URL(address).hostname}>`;
  return smtp === null ? folderMailer(outbox, from, console.log) : smtpMailer(smtp, from);
}
