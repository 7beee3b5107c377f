import { type Database, openDatabase } from '#db/database.ts';
import { threadPasswords } from './accounts/passwords.ts';
import { openidProvider } from './accounts/providers.ts';
import type { Built } from './built.d.ts';
import { createServices } from './create-services.ts';
import { openImageStore } from './images/open-store.ts';
import { logError } from './logging/log-lines.ts';
import { keepingMailer } from './mail/keeping-mailer.ts';
import { openMailer } from './mail/open-mailer.ts';
import { scheduledNight } from './nightly/scheduled.ts';
import { hookPublisher } from './publishing/hook.ts';
import type { Services } from './services.ts';
import type { ServerSettings } from './settings.ts';

/** What a server on a machine of its own does beside serving. */
export type Workers = Partial<Pick<Services, 'publisher' | 'night' | 'importer'>>;

export interface OpenServices extends Services {
  /** Closes the database. */
  readonly close: () => void;
}

/** What the platform does instead, when its build hook is known. */
function hookWorkers(url: string, services: Services): Workers {
  const { db, site } = services;
  const night: Services['night'] = (waitUntil) => {
    waitUntil(scheduledNight(services, url));
    return true;
  };
  return { publisher: hookPublisher({ db, language: site.language, url }), night };
}

/** The services of a running site, as the build and the settings have them. The database is opened once and stays open. */
export async function openServices(
  built: Built,
  settings: ServerSettings,
  address = built.site.siteUrl,
  workersOf?: (db: Database) => Workers,
): Promise<OpenServices> {
  const { db, close } = await openDatabase(settings.database);
  const services = createServices({
    ...built,
    address,
    db,
    allowedOrigins: settings.allowedOrigins,
    accounts: {
      passwords: threadPasswords(settings.bcryptCost),
      secret: settings.secret(),
      tokenLifetime: settings.tokenLifetime,
      adminIdle: settings.adminIdle,
      providers: new Map(settings.providers.map((one) => [one.name, openidProvider(one)])),
    },
    mailer: keepingMailer(openMailer(settings, address), { db, now: Date.now, log: logError }),
    limits: settings.limits,
    images: openImageStore(settings),
    feedLimits: settings.feedLimits,
  });
  if (workersOf) return { ...services, ...workersOf(db), close };
  return { ...services, ...(settings.buildHook === null ? {} : hookWorkers(settings.buildHook, services)), close };
}
