import type { AnswerOf, Call, Endpoint } from './endpoint.ts';
import type { Problem } from './problem.ts';

/** The server's refusal, with its words for people. */
export class ApiProblem extends Error {
  readonly problem: Problem;
  constructor(given: Problem) {
    super(given.detail);
    this.name = 'ApiProblem';
    this.problem = given;
  }
}

export interface ClientOptions {
  /** "/api/", or a full address with a slash at its end. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** What to send as authorization ("Bearer …"); null sends none. */
  readonly authorization?: () => string | null;
  readonly signal?: AbortSignal;
  /** Shown each answer before it is read. */
  readonly seen?: (answer: Response) => void;
}

/** Files are sent as bytes; what is in them their reader tells. */
export const fileType = 'application/octet-stream';

type Query = Readonly<Record<string, unknown>>;

/** "v2/products?sort=new": the address of a call below the base address. Lists are repeated, absent values left out. */
export function addressOf(path: string, params: Readonly<Record<string, unknown>> = {}, query: Query = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && 'detail' in body;

/** A refusal that is not the API's own (a proxy's, a gateway's) has no words for people: its code says whether it had a body at all. */
async function problemOf(answer: Response): Promise<Problem> {
  const text = await answer.text().catch(() => '');
  const { status, statusText } = answer;
  try {
    const body: unknown = JSON.parse(text);
    if (isProblem(body)) return body;
  } catch {
    // Not JSON.
  }
  return { type: 'about:blank', title: statusText, status, detail: '', code: text === '' ? 'empty' : 'foreign' };
}

/**
 * Calls an endpoint. A refusal rejects with ApiProblem; without any answer the rejection is fetch's own. The record itself brings its schemas
 * along; a page that wants none of them names the record as a type: `callApi<typeof listProducts>({ method: 'GET', path: 'v2/products' }, …)`.
 */
export async function callApi<const One extends Endpoint>(
  one: Pick<One, 'method' | 'path'>,
  call: Call<One>,
  options: ClientOptions,
): Promise<AnswerOf<One>> {
  const { params, query, body, picture, file } = call as { params?: Query; query?: Query; body?: unknown; picture?: Blob; file?: Blob };
  const sent = file?.slice(0, file.size, fileType) ?? picture;
  const authorization = options.authorization?.() ?? null;
  const answer = await (options.fetch ?? fetch)(options.baseUrl + addressOf(one.path, params, query), {
    method: one.method,
    headers: {
      accept: 'application/json',
      ...(sent ? { 'content-type': sent.type } : body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization === null ? {} : { authorization }),
    },
    ...(sent ? { body: sent } : body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  options.seen?.(answer);
  if (!answer.ok) throw new ApiProblem(await problemOf(answer));
  return (answer.status === 204 ? null : await answer.json()) as AnswerOf<One>;
}
