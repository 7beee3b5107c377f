import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server of one's own that takes everything; `next` waits for a mail to an address. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(parts));
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject, text });
        for (const wake of waiting) wake();
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async next(to: string, subject: string): Promise<ReceivedMail> {
      for (;;) {
        const found = received.find((mail) => mail.to === to && mail.subject.startsWith(subject));
        if (found) return found;
        await new Promise<void>((wake) => waiting.add(wake));
      }
    },
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}
