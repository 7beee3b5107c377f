import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  /** Tries what could not be sent before and is due; resolves with how many were sent. */
  readonly sendAgain?: () => Promise<number>;
}

/** Sends through a mail server: "smtp://user:password@host:port". */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Puts each message into a folder as a file that mail programs open; for a machine without a mail server. */
export function folderMailer(folder: string, from: string, say: (text: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ from, ...mail });
      if (!Buffer.isBuffer(message)) throw new Error('The mail could not be written down as a whole.');
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}.eml`);
      writeFileSync(file, message, { flag: 'wx', mode: 0o600 });
      say(`A mail was put into ${file}: no mail server is configured (SMTP_URL).`);
    },
  };
}
