import { createSite, serveSite, servicesOf } from '../serve.ts';
import { readSettings } from '../settings.ts';

/** The site's functions as `npm start` serves them, in a process of their own; tells its port to who started it, and the processor time and memory it uses when it is asked. */
const settings = readSettings(process.env);
const app = await createSite({ root: settings.out, functions: 'functions', netlify: 'netlify.toml', services: await servicesOf(settings) });
const { port } = await serveSite(app, settings.host, 0);
process.send?.(port);
process.on('message', () => process.send?.({ ...process.cpuUsage(), ...process.memoryUsage() }));
process.on('disconnect', () => process.exit());
