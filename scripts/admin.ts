import './cli/output.ts';
import { parseArgs } from 'node:util';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { appointAdministrator, forgetSecondFactor, generatePassword } from './accounts/administrator.ts';
import { askPassword } from './accounts/ask-password.ts';
import { readSettings } from './settings.ts';

/** `npm run admin -- USERNAME EMAIL` makes an administrator of an account, or a new account; `--forget-code USERNAME` ends a second factor whose phone is gone. */
const usage = 'Usage: npm run admin -- USERNAME EMAIL\n       npm run admin -- --forget-code USERNAME';
const bcryptCost = 10;

async function appoint(db: Database, username: string, email: string): Promise<void> {
  let generated: string | null = null;
  const password = async () => {
    const typed = await askPassword('Password for the new account (nothing: one is made for you): ');
    if (typed) return typed;
    generated = generatePassword();
    return generated;
  };
  const done = await appointAdministrator(db, { username, email, password, at: new Date().toISOString(), cost: bcryptCost });
  if (done === 'made') console.log(`The account "${username}" was made; it is an administrator.`);
  else
    console.log(
      `The account "${username}" ${done === 'already' ? 'already was' : 'is now'} an administrator.${done === 'promoted' ? ' Its devices were signed out: sign in again.' : ''}`,
    );
  if (generated !== null) console.log(`Password: ${generated}\nIt is shown this once only. Change it in the settings after signing in.`);
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'forget-code': { type: 'string' } } });
  const [username, email, ...more] = positionals;
  const forgotten = values['forget-code'];
  if (forgotten === undefined ? username === undefined || email === undefined || more.length > 0 : username !== undefined)
    throw new Error(usage);
  const { database } = readSettings(process.env);
  const { db, close } = await openDatabase(database);
  try {
    await migrateDatabase(db);
    if (forgotten !== undefined) {
      const name = await forgetSecondFactor(db, forgotten, new Date().toISOString());
      console.log(`Signing in to the account "${name}" asks for no code any more. Its devices were signed out.`);
    } else if (username !== undefined && email !== undefined) await appoint(db, username, email);
  } finally {
    close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
