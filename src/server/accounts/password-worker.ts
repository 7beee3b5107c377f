import { parentPort } from 'node:worker_threads';
import { compare, hash } from 'bcryptjs';
import type { PasswordAnswer, PasswordQuestion } from './password-messages.ts';

async function answer(question: PasswordQuestion): Promise<PasswordAnswer> {
  const { id } = question;
  try {
    return question.kind === 'hash'
      ? { id, hash: await hash(question.password, question.cost) }
      : { id, same: await compare(question.password, question.hash) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (question: PasswordQuestion) => parentPort?.postMessage(await answer(question)));
