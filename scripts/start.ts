import { buildHash, buildSite, isFresh } from './build.ts';
import { createSite, serveSite } from './serve.ts';
import { readSettings } from './settings.ts';

/** `npm start`: checks the settings, builds what is missing or stale, and serves. */
try {
  const settings = readSettings(process.env);
  const hash = await buildHash(settings);
  if (isFresh(settings, hash)) console.log(`The site in ${settings.out} is up to date.`);
  else await buildSite(settings, hash);
  const { port } = await serveSite(
    await createSite({ root: settings.out, functions: 'functions', netlify: 'netlify.toml' }),
    settings.host,
    settings.port,
  );
  console.log(
    `\nInciscope (${settings.site.language}) is at http://${settings.host}:${port}\nThe catalogue is a demonstration: its brands are invented. Stop with Ctrl+C.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
