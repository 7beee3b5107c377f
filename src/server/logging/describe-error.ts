import { DrizzleQueryError } from 'drizzle-orm';

/** An error as the log has it. */
export interface DescribedError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  /** Where in the code; without the message, which would be there once more. */
  readonly stack?: readonly string[];
  readonly cause?: DescribedError;
}

const mostFrames = 12;
const mostCauses = 5;
const longest = 2_000;

/** What may tell of a person or open an account: e-mail addresses, IP addresses, and texts as long and as mixed as tokens, hashes and keys. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s<>"'(),:;]{1,64}@[^\s<>"'(),:;]{1,255}/g, '<e-mail>'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '<address>'],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])|\b[0-9a-f]{1,4}::[0-9a-f:]{1,39}/gi, '<address>'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<secret>'],
  [/\$2[aby]?\$\d\d\$[./\w]{20,}/g, '<secret>'],
  [/(?<![\w/.-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?:\.[\w-]{16,})*/gi, '<secret>'],
  // What stands behind the question mark of an address.
  [/(https?:\/\/[^\s?#"']+)[?#][^\s"']*/g, '$1?<parameters>'],
];

/** A text that somebody else's words may be in, without what is nobody's business. */
export const withoutPersonal = (text: string): string =>
  personal.reduce((clean, [pattern, sign]) => clean.replace(pattern, sign), text.slice(0, longest));

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim());
}

/** What went wrong and where, without what was sent: of a query its text, in which values are question marks, never the values. */
export function describeError(error: unknown, causes = mostCauses): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: withoutPersonal(String(error)) };
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query.slice(0, longest)}` : withoutPersonal(error.message);
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? String(error.code) : null;
  return {
    name: error.name,
    message,
    ...(code === null ? {} : { code: withoutPersonal(code) }),
    stack: framesOf(error),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: describeError(error.cause, causes - 1) }),
  };
}
