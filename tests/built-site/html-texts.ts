/** A piece of a page that a person reads or hears, with the language that holds where it stands. */
export interface PageText {
  readonly text: string;
  readonly lang: string;
}

const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+/gi;
const attribute = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const spoken = ['aria-label', 'title', 'alt', 'placeholder'];
/** Most tags of a page are cells of strips; only those with one of these are worth taking apart. */
const telling = /\blang=|\baria-label=|\btitle=|\balt=|\bplaceholder=|\bname="?description/i;
const nothing: ReadonlyMap<string, string> = new Map();
const withoutEnd = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

function decode(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

export function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(attribute)].map(([, name = '', double, single, bare]) => [name.toLowerCase(), decode(double ?? single ?? bare ?? '')]),
  );
}

/** Texts and spoken attributes of a page, the description for search engines included. */
export function pageTexts(html: string): PageText[] {
  const texts: PageText[] = [];
  const open: { tag: string; lang: string }[] = [];
  const here = () => open.at(-1)?.lang ?? '';
  for (const match of html.matchAll(token)) {
    const [whole, raw, slash, name = '', rest = ''] = match;
    if (raw || whole.startsWith('<!')) continue;
    if (!whole.startsWith('<')) {
      if (whole.trim() !== '') texts.push({ text: decode(whole), lang: here() });
      continue;
    }
    const tag = name.toLowerCase();
    if (slash) {
      const from = open.findLastIndex((element) => element.tag === tag);
      if (from !== -1) open.length = from;
      continue;
    }
    const attributes = telling.test(rest) ? attributesOf(rest) : nothing;
    const lang = attributes.get('lang') ?? here();
    for (const key of spoken) if (attributes.get(key)) texts.push({ text: attributes.get(key) ?? '', lang });
    if (tag === 'meta' && attributes.get('name') === 'description') texts.push({ text: attributes.get('content') ?? '', lang });
    if (!withoutEnd.has(tag) && !rest.endsWith('/')) open.push({ tag, lang });
  }
  return texts;
}
