import './cli/output.ts';
import { requireSettings } from '#server/required-settings.ts';
import { visitCounter } from '#server/visits/visit-counter.ts';
import { consoleListener } from './engine/progress.ts';
import { bringUpToDate } from './engine/site-builds.ts';
import { localImporter } from './importing/local-importer.ts';
import { localNight } from './nightly/local-night.ts';
import { offerProducts } from './offer.ts';
import { localPublisher } from './publishing/local-publisher.ts';
import { createSite, serveSite, servicesOf } from './serve.ts';
import { readSettings } from './settings.ts';
import { readWelcome, welcomeText } from './welcome.ts';

/** `npm start`: checks the settings, builds what is missing or stale, and serves. */
try {
  requireSettings(process.env);
  const settings = readSettings(process.env);
  settings.secret();
  await offerProducts(settings);
  if ((await bringUpToDate(settings, consoleListener(), 'start')).did === 'nothing')
    console.log(`The site in ${settings.out} is up to date.`);
  const services = await servicesOf(settings, (db) => ({
    publisher: localPublisher(settings, db),
    night: localNight(),
    importer: localImporter(settings, db),
  }));
  const visits = visitCounter(services);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void visits.flush().finally(() => process.exit(0)));
  const site = await createSite({
    root: settings.out,
    functions: 'functions',
    netlify: 'netlify.toml',
    services,
    visits,
    proxies: settings.proxies,
  });
  await serveSite(site, settings.host, settings.port);
  console.log(welcomeText(await readWelcome(settings)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
