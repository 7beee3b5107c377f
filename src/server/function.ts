import { oncePer } from '#core/once-per.ts';
import { createApi, type Platform, type Route } from './api.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';
import { readServerSettings } from './settings.ts';

/** The second argument of a function. The local server hands its services over; Netlify knows none. */
export interface FunctionContext extends Platform {
  readonly services?: Services;
}

let own: Promise<Services> | null = null;

async function openOwn(): Promise<Services> {
  const { built } = await import('./built.js');
  return openServices(built, readServerSettings(process.env));
}

/** The services of a call: those handed over, else one set for the life of the process. A failed start is tried again by the next call. */
export function servicesOf(context: FunctionContext | undefined): Promise<Services> {
  if (context?.services) return Promise.resolve(context.services);
  own ??= openOwn().catch((error: unknown) => {
    own = null;
    throw error;
  });
  return own;
}

export type SiteFunction = (request: Request, context?: FunctionContext) => Promise<Response>;

/** A function that answers the API's routes. */
export function apiFunction(routes: readonly Route[]): SiteFunction {
  const appOf = oncePer((services: Services) => createApi(routes, services));
  return async (request, context) => {
    const services = await servicesOf(context);
    return appOf(services).fetch(request, { ip: context?.ip, waitUntil: context?.waitUntil?.bind(context) });
  };
}
