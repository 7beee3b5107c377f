/** Why something could not be had from an address; the last five are of pictures. */
export const failureCodes = [
  'gone',
  'refused',
  'busy',
  'server_error',
  'silent',
  'broken_off',
  'unreachable',
  'redirects',
  'bad_address',
  'private_address',
  'robots',
  'robots_unreachable',
  'too_large',
  'wrong_type',
  'unreadable',
  'too_many_pixels',
  'too_small',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** What was not had; `detail` is data, never a sentence. `wait`: milliseconds the server asked for. */
export class FetchFailure extends Error {
  readonly code: FailureCode;
  readonly detail: string | null;
  readonly wait: number | null;
  constructor(code: FailureCode, detail: string | null = null, wait: number | null = null) {
    super(code);
    this.code = code;
    this.detail = detail;
    this.wait = wait;
  }
}
