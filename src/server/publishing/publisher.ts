/** Has the site built. Here a process beside the server does it, on the platform its build hook. */
export interface Publisher {
  readonly how: 'here' | 'hook';
  /** Seconds after the last change until it is built by itself; null: it is not. */
  readonly after: number | null;
  /** Has it built for somebody; resolves with the number of the build's line. */
  readonly publish: (by: number) => Promise<number>;
}
