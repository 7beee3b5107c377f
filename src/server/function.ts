import { onceDone, oncePer } from '#core/remembered.ts';
import { headersOf } from '#site/headers.ts';
import { createApi, type Platform, type Route } from './api.ts';
import { openServices } from './open-services.ts';
import { requireSettings } from './required-settings.ts';
import type { Services } from './services.ts';
import { readServerSettings } from './settings.ts';

/** The second argument of a function. The local server hands its services over; Netlify knows none. */
export interface FunctionContext extends Platform {
  readonly services?: Services;
}

const ownServices = onceDone(async (): Promise<Services> => {
  const { built } = await import('./built.js');
  // Only builds see the platform's own variable.
  const env = { NETLIFY: 'true', ...process.env };
  requireSettings({ PUBLIC_SITE_URL: built.site.siteUrl, ...env });
  return openServices(built, readServerSettings(env));
});

/** The services of a call: those handed over, else one set for the life of the process. A failed start is tried again by the next call. */
export async function servicesOf(context: FunctionContext | undefined): Promise<Services> {
  return context?.services ?? ownServices();
}

export type SiteFunction = (request: Request, context?: FunctionContext) => Promise<Response>;

/** A function whose answers have the headers of their address: the platform adds them to files alone. What an answer says itself stays. */
export function siteFunction(
  answer: (request: Request, services: Services, context: Platform) => Promise<Response> | Response,
): SiteFunction {
  return async (request, context) => {
    const services = await servicesOf(context).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (services === null) return new Response('The site cannot answer just now.\n', { status: 503, headers: { 'retry-after': '60' } });
    const given = await answer(request, services, context ?? {});
    for (const [name, value] of Object.entries(headersOf(services.headers, new URL(request.url).pathname)))
      if (!given.headers.has(name)) given.headers.set(name, value);
    return given;
  };
}

/** A function that answers the API's routes. */
export function apiFunction(routes: readonly Route[]): SiteFunction {
  const appOf = oncePer((services: Services) => createApi(routes, services));
  return siteFunction((request, services, context) => {
    const { ip, requestId, answeredBy } = context;
    return appOf(services).fetch(request, { ip, requestId, answeredBy, waitUntil: context.waitUntil?.bind(context) });
  });
}
