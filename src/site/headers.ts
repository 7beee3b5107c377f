import { embeddedReportPath } from './paths.ts';

/** Headers of the addresses that `for` names: one, or all below it ("/media/*"). Where several rules set a header, the last one has it. */
export interface HeaderRule {
  readonly for: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface HeaderInput {
  readonly siteUrl: string;
  /** Of the scripts that stand in pages: "sha256-…". */
  readonly scriptHashes: readonly string[];
}

/** Files of the site, and scripts of known text. */
const ownScripts = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/** Of what a page may load. */
function pagePolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    // Search and the recognisers are WebAssembly.
    `script-src ${ownScripts(scriptHashes)} 'wasm-unsafe-eval'`,
    // Formula strips, bars and popovers are placed by style attributes, which no hash can let in; a style runs nothing (docs/security.md).
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Of a card on another site: what it is drawn with, and no form, no picture of elsewhere. That of a report reads its list with a script. */
function cardPolicy(scripts: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/** What no page uses; the camera reads packs and barcodes, on this site alone. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const year = 31_536_000;
const forGood = { 'Cache-Control': `public, max-age=${year}, immutable` } as const;
const askAgain = { 'Cache-Control': 'no-cache' } as const;
/** Other sites may show it. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** All headers of the site by address: the build writes them for the platform and the local server (scripts/headers-file.ts), functions add them to their answers. */
export function headerRules({ siteUrl, scriptHashes }: HeaderInput): readonly HeaderRule[] {
  return [
    {
      for: '/*',
      values: {
        'Content-Security-Policy': pagePolicy(scriptHashes),
        // On a site that is reached by http it would say nothing, and on one that moves back it would lock readers out.
        ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${year}; includeSubDomains` } : {}),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': ['camera=(self)', ...unused.map((feature) => `${feature}=()`)].join(', '),
      },
    },
    // What other sites frame.
    {
      for: '/embed/*',
      values: {
        'Content-Security-Policy': cardPolicy("'none'"),
        'Permissions-Policy': ['camera', ...unused].map((feature) => `${feature}=()`).join(', '),
        'X-Robots-Tag': 'noindex',
        ...shared,
      },
    },
    { for: embeddedReportPath, values: { 'Content-Security-Policy': cardPolicy(ownScripts(scriptHashes)) } },
    // To be taken along (docs/decisions).
    { for: '/data/*', values: { ...shared, ...askAgain, 'Access-Control-Allow-Origin': '*', 'X-Robots-Tag': 'noindex' } },
    // Data, not pages.
    { for: '/api/*', values: { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" } },
    // Uploaded: whatever it holds runs nothing.
    {
      for: '/media/*',
      values: { 'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'", ...shared, ...forGood },
    },
    { for: '/og/*', values: shared },
    { for: '/og/page/*', values: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' } },
    { for: '/_astro/*', values: forGood },
    { for: '/row-shards/*', values: { ...forGood, 'X-Robots-Tag': 'noindex' } },
    { for: '/search-index/*', values: forGood },
    { for: '/search-index/manifest.json', values: askAgain },
    { for: '/recogniser/*', values: { ...forGood, 'X-Robots-Tag': 'noindex' } },
    { for: '/dictionary/*', values: forGood },
    { for: '/dictionary/manifest.json', values: askAgain },
    { for: '/sw.js', values: askAgain },
  ];
}

const matches = (pattern: string, path: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);

/** The headers of an address, by name. */
export function headersOf(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  return Object.assign({}, ...rules.filter((rule) => matches(rule.for, path)).map(({ values }) => values));
}
