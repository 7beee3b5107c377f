import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export interface Reference {
  /** What asks for it: "a", "img", "script", "link canonical" … */
  readonly by: string;
  /** As it is written. */
  readonly href: string;
}

/** What the checks look at. */
export interface SitePage {
  /** Address, as a visitor sees it. */
  readonly path: string;
  readonly lang: string | null;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly headings: number;
  readonly canonicals: readonly string[];
  readonly alternates: readonly { readonly lang: string; readonly href: string }[];
  readonly hidden: boolean;
  readonly references: readonly Reference[];
  readonly ids: ReadonlySet<string>;
  readonly doubledIds: readonly string[];
  /** Texts of its JSON-LD. */
  readonly data: readonly string[];
  readonly pictures: readonly string[];
  /** Texts of the scripts that stand in it. */
  readonly scripts: readonly string[];
  /** Attributes that would run something: "button onclick". */
  readonly handlers: readonly string[];
  /** Codes of the HTML standard's parse errors, with their lines. */
  readonly errors: readonly string[];
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value ?? null;
const textOf = ({ childNodes }: Element) => childNodes.map((node) => ('value' in node ? node.value : '')).join('');

function* elementsOf(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsOf(node.childNodes);
    if (node.tagName === 'template' && 'content' in node) yield* elementsOf(node.content.childNodes);
  }
}

/** "a.webp 1x, b.webp 2x" */
const sourcesOf = (srcset: string) => srcset.split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []);

const referring: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src'],
  source: ['src'],
  iframe: ['src'],
  form: ['action'],
  use: ['href'],
  image: ['href'],
};

function referencesOf(element: Element): Reference[] {
  const { tagName } = element;
  const rel = tagName === 'link' ? ` ${attribute(element, 'rel') ?? ''}` : '';
  const single = (referring[tagName] ?? []).flatMap((name) => attribute(element, name) ?? []);
  const several = tagName === 'img' || tagName === 'source' ? sourcesOf(attribute(element, 'srcset') ?? '') : [];
  return [...single, ...several].map((href) => ({ by: tagName + rel, href }));
}

/** Reads a built page once for all checks. */
export function readPage(path: string, html: string): SitePage {
  const errors: string[] = [];
  const document = parse(html, { onParseError: ({ code, startLine }) => errors.push(`${code} (line ${startLine})`) });
  const elements = [...elementsOf(document.childNodes)];
  const tagged = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const metas = tagged('meta');
  const meta = (key: 'name' | 'property', name: string) =>
    metas.filter((one) => attribute(one, key) === name).map((one) => attribute(one, 'content') ?? '');
  const links = tagged('link');
  const ids = new Set<string>();
  const doubledIds: string[] = [];
  for (const element of elements) {
    const id = attribute(element, 'id');
    if (id === null) continue;
    if (ids.has(id)) doubledIds.push(id);
    ids.add(id);
  }
  const [root] = tagged('html');
  return {
    path,
    lang: root ? attribute(root, 'lang') : null,
    titles: tagged('head')
      .flatMap(({ childNodes }) => [...elementsOf(childNodes)])
      .filter(({ tagName }) => tagName === 'title')
      .map(textOf),
    descriptions: meta('name', 'description'),
    headings: tagged('h1').length,
    canonicals: links.filter((link) => attribute(link, 'rel') === 'canonical').map((link) => attribute(link, 'href') ?? ''),
    alternates: links
      .filter((link) => attribute(link, 'rel') === 'alternate' && attribute(link, 'hreflang') !== null)
      .map((link) => ({ lang: attribute(link, 'hreflang') ?? '', href: attribute(link, 'href') ?? '' })),
    hidden: meta('name', 'robots').some((content) => content.includes('noindex')),
    references: elements.flatMap(referencesOf),
    ids,
    doubledIds,
    data: tagged('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(textOf),
    pictures: meta('property', 'og:image'),
    scripts: tagged('script')
      .filter((script) => attribute(script, 'src') === null && !/json$/.test(attribute(script, 'type') ?? ''))
      .map(textOf),
    handlers: elements.flatMap(({ tagName, attrs }) =>
      attrs.filter(({ name }) => name.startsWith('on')).map(({ name }) => `${tagName} ${name}`),
    ),
    errors,
  };
}
