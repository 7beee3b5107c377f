import './cli/output.ts';
import { logError, requestLine } from '#server/logging/log-lines.ts';
import { requireSettings } from '#server/required-settings.ts';
import { visitCounter } from '#server/visits/visit-counter.ts';
import { localImporter } from './importing/local-importer.ts';
import { localNight } from './nightly/local-night.ts';
import { offerProducts } from './offer.ts';
import { localPublisher } from './publishing/local-publisher.ts';
import { createSite, serveSite, servicesOf } from './serve.ts';
import { background } from './serving/background.ts';
import { serveFilesAlone } from './serving/files-alone.ts';
import { generalLimit } from './serving/general-limit.ts';
import { createMetrics } from './serving/metrics.ts';
import { stopOnSignal } from './serving/stop-on-signal.ts';
import { isOfTheDisk, upToDateOrOld } from './serving/up-to-date.ts';
import { readSettings, type Settings } from './settings.ts';
import { readWelcome, welcomeText } from './welcome.ts';

/** Milliseconds between two looks for mails that wait to be sent again. */
const mailPause = 60_000;

/** Serves a built site with everything beside it, until a signal stops it. */
async function serve(settings: Settings): Promise<void> {
  const workers: { readonly stop: () => void }[] = [];
  const working = <Worker extends { readonly stop: () => void }>(worker: Worker): Worker => {
    workers.push(worker);
    return worker;
  };
  const services = await servicesOf(settings, (db) => ({
    publisher: working(localPublisher(settings, db)),
    night: localNight(),
    importer: working(localImporter(settings, db)),
  }));
  // What nobody waited for must not end what everybody is served by.
  process.on('unhandledRejection', (error) => logError(crypto.randomUUID(), error));
  const visits = working(visitCounter(services));
  const later = background();
  const failed = (error: unknown) => logError(crypto.randomUUID(), error);
  const mailing = setInterval(() => later.add((services.mailer.sendAgain?.() ?? Promise.resolve(0)).catch(failed)), mailPause).unref();
  working({ stop: () => clearInterval(mailing) });
  const metrics = settings.metrics.port === 0 ? null : createMetrics();
  const site = await createSite({
    root: settings.out,
    functions: 'functions',
    netlify: 'netlify.toml',
    services,
    visits,
    proxies: settings.proxies,
    watchers: [
      ...(settings.accessLog ? [(answered: Parameters<typeof requestLine>[0]) => console.log(requestLine(answered))] : []),
      ...(metrics ? [metrics.tell] : []),
    ],
    limit: generalLimit(settings.limits.all),
    later: later.add,
  });
  const served = await serveSite(site, settings.host, settings.port);
  const measured = await metrics?.serve(settings.metrics.host, settings.metrics.port);
  stopOnSignal(async (grace) => {
    for (const { stop } of workers) stop();
    await served.stop(grace);
    measured?.stop();
    await later.done();
    await visits.flush();
    services.close();
  });
}

/** `npm start`: checks the settings, builds what is missing or stale, and serves. */
try {
  requireSettings(process.env);
  const settings = readSettings(process.env);
  settings.secret();
  await offerProducts(settings);
  await upToDateOrOld(settings);
  const isWhole = await serve(settings).then(
    () => true,
    async (error: unknown) => {
      if (!isOfTheDisk(error)) throw error;
      await serveFilesAlone(settings);
      return false;
    },
  );
  if (isWhole) console.log(welcomeText(await readWelcome(settings)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
