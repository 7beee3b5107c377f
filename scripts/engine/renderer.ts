import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFacts } from './bundle-facts.ts';

type Bundle = typeof import('./prerender/entry.ts');
type RouteData = ReturnType<Bundle['app']['match']>;

/** Pages of one route: "/products/[alias]" with "/products/x", "/products/y" … */
export interface RoutePages {
  readonly route: string;
  readonly paths: readonly string[];
}

/** What is known of a page beside its address. */
interface RenderOptions {
  /** Its route: neighbours have the same. */
  readonly route?: string;
  readonly locals?: App.Locals;
}

export interface Renderer extends Pick<Bundle, 'knowledge' | 'forgetRows'> {
  readonly routes: readonly string[];
  /** Addresses of the pages of a route that no function of scripts/page-keys lists; throws where nobody lists them. */
  pathsOf(route: string): readonly string[];
  /** A page's bytes, none for one that says nothing; null where there is no such page. Rejects with why a page could not be made. */
  render(path: string, options?: RenderOptions): Promise<Uint8Array | null>;
}

/** Pages that have a status of their own. */
const ownStatus: Readonly<Record<string, number>> = { '/404': 404, '/500': 500 };

/** Loads the bundle that a build keeps (prerender-bundle.ts). It reads the snapshot when it first needs it and keeps what it read: a changed snapshot needs a new process. */
export async function loadRenderer(folder: string, siteUrl: string): Promise<Renderer> {
  const facts = bundleFacts(folder);
  if (!facts) throw new Error(`There is no bundle in ${folder}.`);
  const { app, furtherPages, knowledge, forgetRows }: Bundle = await import(pathToFileURL(resolve(folder, facts.entry)).href);
  const routesByName = new Map<string, RouteData>();
  /** Finding out which route an address has takes as long as everything else around a page: its neighbours have the same. */
  const routeOf = (request: Request, name: string | undefined): RouteData => {
    const kept = name === undefined ? undefined : routesByName.get(name);
    if (kept) return kept;
    const found = app.match(request);
    if (name === undefined) return found;
    if (found?.route !== name) throw new Error(`It is to be a page of ${name}, but the site has it under ${found?.route ?? 'no route'}.`);
    routesByName.set(name, found);
    return found;
  };
  return {
    knowledge,
    forgetRows,
    routes: facts.routes.map(({ route }) => route),
    pathsOf(name) {
      const listed = furtherPages[name];
      if (listed) return listed();
      if (facts.routes.some(({ route, hasParameters }) => route === name && !hasParameters)) return [name];
      throw new Error(
        `No key function lists the pages of ${name}: write one in scripts/page-keys and name the route in "keyedRoutes" (invalidation-keys.ts).`,
      );
    },
    async render(path, { route: name, locals = {} } = {}) {
      const request = new Request(new URL(path, siteUrl));
      const routeData = routeOf(request, name);
      if (!routeData) return null;
      let failure: { readonly error: unknown } | undefined;
      const failed = (error: unknown) => {
        failure ??= { error };
      };
      const response = await app.render(request, { routeData, locals: { ...locals, failed } satisfies App.Locals });
      if (failure) throw failure.error;
      const { status } = response;
      if (status === 404 && path !== '/404') return null;
      if (status !== (ownStatus[path] ?? 200)) throw new Error(`It was answered with status ${status}.`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
