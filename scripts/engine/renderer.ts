import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BundleFacts } from './bundle.ts';
import { fileOf } from './page-list.ts';

/** What of Astro's bundled program is used here. */
interface Route {
  /** "/products/[alias]" */
  readonly route: string;
  /** Absent where the address has parameters. */
  readonly pathname?: string;
  readonly segments: readonly (readonly { readonly content: string; readonly dynamic: boolean }[])[];
  readonly prerender: boolean;
}
interface Program {
  readonly app: {
    readonly manifest: { readonly routes: readonly { readonly routeData: Route }[] };
    readonly routeCache: { clearAll(): void };
    setInternals(internals: object): void;
    setOptions(options: object): void;
    getComponentByRoute(route: Route): Promise<{ getStaticPaths?: (options: object) => unknown }>;
    render(request: Request, options: { readonly routeData: Route }): Promise<Response>;
  };
}

/** Pages of one route: "/products/[alias]" with "/products/x", "/products/y" … */
export interface RoutePages {
  readonly route: string;
  readonly paths: readonly string[];
}

export interface Renderer {
  readonly routes: readonly string[];
  /** Addresses of all pages of a route. */
  pathsOf(route: string): Promise<string[]>;
  /** A page's bytes; null for one that says nothing. */
  render(route: string, path: string): Promise<Uint8Array | null>;
  /** Forgets which addresses there are: the snapshot holds other products now. */
  listAnew(): void;
}

/** Loads the program that a build kept (keep-bundle.ts). It reads the snapshot when it first needs it and keeps what it read: a changed snapshot needs a new process. */
export async function loadRenderer(folder: string, siteUrl: string): Promise<Renderer> {
  const facts: BundleFacts = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'));
  const { app }: Program = await import(pathToFileURL(resolve(folder, facts.entry)).href);
  app.setInternals({ pagesByKeys: new Map(facts.pages.map((page) => [page.key, page])), entrySpecifierToBundleMap: new Map() });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } });
  const routes = new Map(
    app.manifest.routes.filter(({ routeData }) => routeData.prerender).map(({ routeData }) => [routeData.route, routeData]),
  );
  const find = (name: string): Route => {
    const route = routes.get(name);
    if (!route) throw new Error(`The site has no pages ${name}.`);
    return route;
  };
  return {
    routes: [...routes.keys()],
    async pathsOf(name) {
      const route = find(name);
      if (route.pathname !== undefined) return [route.pathname];
      const module = await app.getComponentByRoute(route);
      const found = (await module.getStaticPaths?.({ routePattern: name })) as { params: Record<string, string> }[];
      return found.map(({ params }) => pathOf(route, params));
    },
    async render(name, path) {
      const response = await app.render(new Request(new URL(fileOf(path), `${siteUrl}/`)), { routeData: find(name) });
      return response.body ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    listAnew: () => app.routeCache.clearAll(),
  };
}

function pathOf({ segments }: Route, params: Readonly<Record<string, string>>): string {
  return segments.map((parts) => `/${parts.map(({ content, dynamic }) => (dynamic ? params[content] : content)).join('')}`).join('');
}
