import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password without showing it; null where nobody can answer. */
export async function askPassword(question: string): Promise<string | null> {
  if (!stdin.isTTY || !stdout.isTTY) return null;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: stdin, output: silent, terminal: true });
  stdout.write(question);
  try {
    return await prompt.question('');
  } finally {
    prompt.close();
    stdout.write('\n');
  }
}
