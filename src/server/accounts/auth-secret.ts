import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const fewestCharacters = 32;
const secretBytes = 48;

type Environment = Readonly<Record<string, string | undefined>>;

/** The key that sessions are signed with: AUTH_SECRET, or on one's own machine a file that is made at the first start and only its owner may read. */
export function authSecret(env: Environment, file = 'data/secret'): string {
  const given = env['AUTH_SECRET'];
  if (given) {
    if (given.length >= fewestCharacters) return given;
    throw new Error(`The setting AUTH_SECRET must have at least ${fewestCharacters} characters. Make one: openssl rand -base64 48`);
  }
  if (env['NETLIFY'] || env['NODE_ENV'] === 'production')
    throw new Error('The setting AUTH_SECRET is required in production: it signs the sessions. Make one: openssl rand -base64 48');
  return readOrMake(file);
}

/** Two starts at once agree: the second one finds the file of the first. */
function readOrMake(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(secretBytes).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= fewestCharacters) return secret;
  throw new Error(`${file} is damaged: remove it, and everybody has to sign in again.`);
}
