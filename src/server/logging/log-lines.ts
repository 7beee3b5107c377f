import { describeError } from './describe-error.ts';

/** A line of the log: JSON, so that programs read it. What somebody sent, who it was and from where, no line holds. */
const line = (level: 'info' | 'error', event: string, more: object): string =>
  JSON.stringify({ time: new Date().toISOString(), level, event, ...more });

/** What went wrong with a request, or beside them; `id` is what its answer says. */
export const errorLine = (id: string, error: unknown): string => line('error', 'failure', { id, error: describeError(error) });

export const logError = (id: string, error: unknown): void => console.error(errorLine(id, error));

/** A request that was answered. */
export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** The pattern that answers, never the address itself. */
  readonly route: string;
  readonly status: number;
  /** Until the answer began. */
  readonly ms: number;
}

export const requestLine = ({ id, method, route, status, ms }: AnsweredRequest): string =>
  line('info', 'request', { id, method, route, status, ms: Math.round(ms * 10) / 10 });
