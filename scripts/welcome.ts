import { and, eq, isNull, sql } from 'drizzle-orm';
import { openDatabase } from '#db/database.ts';
import { products, users } from '#db/schema/index.ts';
import type { Settings } from './settings.ts';

interface Welcome {
  readonly language: string;
  readonly address: string;
  /** Public products, and how many of them are invented. */
  readonly products: number;
  readonly demo: number;
  readonly administrators: number;
}

/** What the live database holds, for the greeting of the start. */
export async function readWelcome({ database, site, host, port }: Settings): Promise<Welcome> {
  const { db, close } = await openDatabase(database);
  try {
    const [counts] = await db
      .select({ products: sql<number>`count(*)`, demo: sql<number>`coalesce(sum(${products.source} = 'demo'), 0)` })
      .from(products)
      .where(eq(products.status, 'public'));
    return {
      language: site.language,
      address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      products: counts?.products ?? 0,
      demo: counts?.demo ?? 0,
      administrators: await db.$count(users, and(eq(users.role, 'admin'), isNull(users.bannedAt))),
    };
  } finally {
    close();
  }
}

const counted = (count: number, one: string, many: string) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

function catalogLine({ products: all, demo }: Welcome): string {
  if (all === 0)
    return 'The catalogue is empty. "npm run import -- openbeautyfacts" fills it with real products, "npm run demo -- --products 1500" invents some.';
  if (demo === 0) return `The catalogue holds ${counted(all, 'product', 'products')}.`;
  if (demo === all)
    return `The catalogue is a demonstration: ${counted(all, 'product', 'products')} of invented brands. "npm run import -- openbeautyfacts" brings real ones, which take its place.`;
  return `The catalogue holds ${counted(all - demo, 'product', 'products')} and ${demo.toLocaleString('en')} invented ones, which "npm run demo -- --clear" removes.`;
}

/** What `npm start` says once the site is up. */
export function welcomeText(welcome: Welcome): string {
  const { administrators, language, address } = welcome;
  return [
    '',
    `Inciscope (${language}) is at ${address}`,
    catalogLine(welcome),
    administrators === 0
      ? 'There is no administrator yet: npm run admin -- USERNAME EMAIL'
      : `${counted(administrators, 'account is', 'accounts are')} administrator; another one: npm run admin -- USERNAME EMAIL`,
    'Stop with Ctrl+C.',
  ].join('\n');
}
