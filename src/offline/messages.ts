/** What pages tell the worker. */
export type ToWorker =
  /** A page was opened before the worker was in charge of it: it is to be kept as if it had been. */
  | { readonly type: 'visited'; readonly path: string }
  /** Pages of products and the like that something of the reader's own names. */
  | { readonly type: 'keep'; readonly paths: readonly string[] }
  /** The reader wants the new version now. */
  | { readonly type: 'take over' };

/** Tag of the browser's own reminder that changes wait to be sent. */
export const sendTag = 'send-waiting';
