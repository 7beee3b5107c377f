import type * as z from 'zod/mini';
import { type Problem, type ProblemCode, problemStatus } from '#api/problem.ts';
import { isUnavailable } from '#db/database.ts';
import type { Translator } from '#i18n/translator.ts';

type Values = Readonly<Record<string, string | number>>;

/** A field and the code of what is wrong with it. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
}

/** Ends a request with a problem; handlers throw it. */
export class ApiError extends Error {
  readonly code: ProblemCode;
  readonly words: string;
  readonly values: Values;
  readonly headers: Readonly<Record<string, string>>;
  readonly issues: readonly z.core.$ZodIssue[];
  readonly fields: readonly FieldProblem[];
  readonly attempt: string | undefined;
  constructor(
    code: ProblemCode,
    more: {
      /** Key of words that fit the case better than the code's own. */
      readonly words?: 'review.duplicate.ingredient';
      readonly values?: Values;
      readonly headers?: Readonly<Record<string, string>>;
      readonly issues?: readonly z.core.$ZodIssue[];
      /** Fields that a rule beyond the schema refuses, with the rule's code. */
      readonly fields?: readonly FieldProblem[];
      /** What a sign-in goes on with. */
      readonly attempt?: string;
      /** What was thrown, for the log. */
      readonly cause?: unknown;
    } = {},
  ) {
    super(code, { cause: more.cause });
    this.name = 'ApiError';
    this.code = code;
    this.words = more.words ?? code;
    this.values = more.values ?? {};
    this.headers = more.headers ?? {};
    this.issues = more.issues ?? [];
    this.fields = more.fields ?? [];
    this.attempt = more.attempt;
  }
}

type FieldError = NonNullable<Problem['errors']>[number];

/** What a schema complains of, as a stable code with its values. A schema that gives a code as its message has the last word. */
function fieldCode(issue: z.core.$ZodIssue): readonly [string, Values] {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? ['field.required', {}] : ['field.type', { expected: issue.expected }];
    case 'invalid_value':
      return ['field.value', { options: issue.values.map(String).join(', ') }];
    case 'too_big': {
      const long = issue.origin === 'string' || issue.origin === 'array';
      return [long ? 'field.too_long' : 'field.too_large', { limit: Number(issue.maximum) }];
    }
    case 'too_small': {
      const short = issue.origin === 'string' || issue.origin === 'array';
      return [short ? 'field.too_short' : 'field.too_small', { limit: Number(issue.minimum) }];
    }
    default:
      return ['field.format', {}];
  }
}

function fieldErrors(issue: z.core.$ZodIssue, t: Translator): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      code: 'field.unknown',
      message: t('problem.field.unknown'),
    }));
  const path = issue.path.join('.');
  const own = t.find(`problem.${issue.message}`);
  if (own !== null) return [{ path, code: issue.message, message: own }];
  const [code, values] = fieldCode(issue);
  return [{ path, code, message: t.find(`problem.${code}`, values) ?? code }];
}

/** An error as an answer in the site's language. */
export function problemAnswer(error: ApiError, t: Translator, id?: string): Response {
  const { code, words, values, headers, issues, fields, attempt } = error;
  const errors = [
    ...issues.flatMap((issue) => fieldErrors(issue, t)),
    ...fields.map((field) => ({ ...field, message: t.find(`problem.${field.code}`) ?? field.code })),
  ];
  const status = problemStatus[code];
  const body: Problem = {
    type: `urn:inciscope:problem:${code}`,
    title: t.find(`problem.title.${status}`) ?? String(status),
    status,
    detail: t.find(`problem.${words}`, id === undefined ? values : { ...values, id }) ?? code,
    code,
    ...(errors.length > 0 ? { errors } : {}),
    ...(id === undefined ? {} : { id }),
    ...(attempt === undefined ? {} : { attempt }),
  };
  return Response.json(body, {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Seconds after which what was not possible just now may be. */
const soon = '2';

/** What the database could not do at the moment, or what there is no room for: to be tried again. */
export const unavailable = (more: { readonly cause?: unknown } = {}): ApiError =>
  new ApiError('server.unavailable', { headers: { 'retry-after': soon }, ...more });

/** The answer to a call that ended with something that no code of ours threw on purpose; it says nothing of what that was, the log does under the same id. */
export function failureAnswer(
  error: unknown,
  id: string,
  { t, log }: { readonly t: Translator; readonly log: (id: string, error: unknown) => void },
): Response {
  if (error instanceof ApiError) {
    if (error.cause !== undefined && problemStatus[error.code] >= 500) log(id, error.cause);
    return problemAnswer(error, t, problemStatus[error.code] >= 500 ? id : undefined);
  }
  log(id, error);
  return problemAnswer(isUnavailable(error) ? unavailable() : new ApiError('server.error'), t, id);
}
