import './cli/output.ts';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { clearDemo } from './catalog/clear-demo.ts';
import { makeDemo, usualProducts } from './catalog/prepare.ts';
import { readOptions } from './cli/options.ts';
import { readSettings } from './settings.ts';

/** `npm run demo -- --products N` makes the demonstration catalogue anew; `npm run demo -- --clear` removes it. What people added stays. */
try {
  const values = readOptions('Usage: npm run demo -- [--products N] [--clear]', {
    products: { type: 'string' },
    clear: { type: 'boolean' },
  });
  const settings = readSettings({ ...process.env, ...(values.products === undefined ? {} : { DEMO_PRODUCTS: values.products }) });
  const { db, close } = await openDatabase(settings.database);
  await migrateDatabase(db);
  if (values.clear) {
    const gone = await clearDemo(db);
    console.log(
      `${gone.products} invented products, ${gone.brands} invented brands and ${gone.reviews} sample reviews were removed. "npm run demo -- --products N" brings them back.`,
    );
  } else await makeDemo(db, settings.products ?? usualProducts, true);
  close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
