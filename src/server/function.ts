import { onceDone, oncePer } from '#core/remembered.ts';
import { createApi, type Platform, type Route } from './api.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';
import { readServerSettings } from './settings.ts';

/** The second argument of a function. The local server hands its services over; Netlify knows none. */
export interface FunctionContext extends Platform {
  readonly services?: Services;
}

const ownServices = onceDone(async (): Promise<Services> => {
  const { built } = await import('./built.js');
  return openServices(built, readServerSettings(process.env));
});

/** The services of a call: those handed over, else one set for the life of the process. A failed start is tried again by the next call. */
export async function servicesOf(context: FunctionContext | undefined): Promise<Services> {
  return context?.services ?? ownServices();
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
