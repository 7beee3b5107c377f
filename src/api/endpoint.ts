import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

export type Schema = z.core.$ZodType;
export type ObjectSchema = z.ZodMiniObject;

/** One endpoint: the server registers it, the client and the description derive from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base address, with `{names}`: "v2/products/{alias}". */
  readonly path: string;
  /** One line for the description. */
  readonly summary: string;
  /** Who may call it. */
  readonly who: 'anyone' | 'user' | 'admin';
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  /** JSON body; unknown fields are refused by its being strict. */
  readonly body?: ObjectSchema;
  /** Bytes of a JSON body, where it may be larger than usual. */
  readonly largestBody?: number;
  /** The body is a picture instead. */
  readonly picture?: true;
  /** The body is a file of any other kind instead. */
  readonly file?: true;
  /** 302: the answer leads the browser elsewhere. */
  readonly status: 200 | 201 | 202 | 204 | 302;
  /** Null for an answer without a body. */
  readonly answer: Schema | null;
  /** Beside the usual ones. */
  readonly errors: readonly ProblemCode[];
  /** Public data, the same for everybody: any origin may read it and caches may keep it. */
  readonly open?: boolean;
}

/** Keeps the schemas' types. */
export const endpoint = <const One extends Endpoint>(one: One): One => one;

type Output<Of> = Of extends Schema ? z.output<Of> : Record<never, never>;
type Input<Of> = Of extends Schema ? z.input<Of> : Record<never, never>;

/** Input of a handler, checked. */
export interface InputOf<One extends Endpoint> {
  readonly params: Output<One['params']>;
  readonly query: Output<One['query']>;
  readonly body: Output<One['body']>;
  /** Bytes of the picture; empty where none is taken. */
  readonly picture: Uint8Array;
  /** The same of a file. */
  readonly file: Uint8Array;
}

/** What a caller hands over; parts that an endpoint does not have are left out. */
export type Call<One extends Endpoint> = (One['params'] extends Schema ? { readonly params: Input<One['params']> } : unknown) &
  (One['query'] extends Schema ? { readonly query?: Partial<Input<One['query']>> } : unknown) &
  (One['body'] extends Schema ? { readonly body: Input<One['body']> } : unknown) &
  (One['picture'] extends true ? { readonly picture: Blob } : unknown) &
  (One['file'] extends true ? { readonly file: Blob } : unknown);

export type AnswerOf<One extends Endpoint> = One['answer'] extends Schema ? z.output<One['answer']> : null;
