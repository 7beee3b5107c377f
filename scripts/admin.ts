import './cli/output.ts';
import { parseArgs } from 'node:util';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { appointAdministrator, generatePassword } from './accounts/administrator.ts';
import { askPassword } from './accounts/ask-password.ts';
import { readSettings } from './settings.ts';

/** `npm run admin -- USERNAME EMAIL` makes an administrator of an account, or a new account. */
const usage = 'Usage: npm run admin -- USERNAME EMAIL';
const bcryptCost = 10;

try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [username, email, ...more] = positionals;
  if (username === undefined || email === undefined || more.length > 0) throw new Error(usage);
  const { database } = readSettings(process.env);
  const { db, close } = await openDatabase(database);
  let generated: string | null = null;
  const password = async () => {
    const typed = await askPassword('Password for the new account (nothing: one is made for you): ');
    if (typed) return typed;
    generated = generatePassword();
    return generated;
  };
  try {
    await migrateDatabase(db);
    const done = await appointAdministrator(db, { username, email, password, at: new Date().toISOString(), cost: bcryptCost });
    if (done === 'made') console.log(`The account "${username}" was made; it is an administrator.`);
    else
      console.log(
        `The account "${username}" ${done === 'already' ? 'already was' : 'is now'} an administrator.${done === 'promoted' ? ' Its devices were signed out: sign in again.' : ''}`,
      );
    if (generated !== null) console.log(`Password: ${generated}\nIt is shown this once only. Change it in the settings after signing in.`);
  } finally {
    close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
