import { type Database, openDatabase } from '#db/database.ts';
import { threadPasswords } from './accounts/passwords.ts';
import { openidProvider } from './accounts/providers.ts';
import type { Built } from './built.d.ts';
import { createServices } from './create-services.ts';
import { openImageStore } from './images/open-store.ts';
import { folderMailer, smtpMailer } from './mail/mailer.ts';
import { hookPublisher } from './publishing/hook.ts';
import type { Publisher } from './publishing/publisher.ts';
import type { Services } from './services.ts';
import type { ServerSettings } from './settings.ts';

/** Where mails go without a mail server. */
const outbox = 'data/outbox';

/** The services of a running site, as the build and the settings have them. The database is opened once and stays open. */
export async function openServices(
  built: Built,
  settings: ServerSettings,
  address = built.site.siteUrl,
  publisherOf?: (db: Database) => Publisher,
): Promise<Services> {
  const { db } = await openDatabase(settings.database);
  const { language } = built.site;
  const hook = settings.buildHook === null ? null : hookPublisher({ db, language, url: settings.buildHook });
  const from = settings.mailFrom ?? `Inciscope <noreply@${new URL(address).hostname}>`;
  return createServices({
    ...built,
    address,
    publisher: publisherOf?.(db) ?? hook,
    db,
    allowedOrigins: settings.allowedOrigins,
    accounts: {
      passwords: threadPasswords(settings.bcryptCost),
      secret: settings.secret(),
      tokenLifetime: settings.tokenLifetime,
      providers: new Map(settings.providers.map((one) => [one.name, openidProvider(one)])),
    },
    mailer: settings.smtp === null ? folderMailer(outbox, from, console.log) : smtpMailer(settings.smtp, from),
    limits: settings.limits,
    images: openImageStore(settings.images),
  });
}
