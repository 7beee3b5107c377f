import { openDatabase } from '#db/database.ts';
import { createApi, type Route } from './api.ts';
import { createServices, type Services } from './services.ts';
import { readServerSettings } from './settings.ts';

/** The second argument of a function. The local server hands its services over; Netlify knows none. */
export interface FunctionContext {
  readonly services?: Services;
}

let own: Promise<Services> | null = null;

async function openServices(): Promise<Services> {
  const { built } = await import('./built.js');
  const settings = readServerSettings(process.env);
  const { db } = await openDatabase(settings.database);
  return createServices({ ...built, db, allowedOrigins: settings.allowedOrigins });
}

/** The services of a call: those handed over, else one set for the life of the process. A failed start is tried again by the next call. */
export function servicesOf(context: FunctionContext | undefined): Promise<Services> {
  if (context?.services) return Promise.resolve(context.services);
  own ??= openServices().catch((error: unknown) => {
    own = null;
    throw error;
  });
  return own;
}

export type SiteFunction = (request: Request, context?: FunctionContext) => Promise<Response>;

/** A function that answers the API's routes. */
export function apiFunction(routes: readonly Route[]): SiteFunction {
  const apps = new WeakMap<Services, ReturnType<typeof createApi>>();
  return async (request, context) => {
    const services = await servicesOf(context);
    const app = apps.get(services) ?? createApi(routes, services);
    apps.set(services, app);
    return app.fetch(request);
  };
}
