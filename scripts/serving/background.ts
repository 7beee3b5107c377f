/** Work that answers do not wait for, such as a mail: a server that stops waits for it. */
export interface Background {
  readonly add: (work: Promise<unknown>) => void;
  /** Resolves when nothing is left. */
  readonly done: () => Promise<void>;
}

export function background(): Background {
  const open = new Set<Promise<unknown>>();
  return {
    add: (work) => {
      const settled = work.catch(() => undefined).finally(() => open.delete(settled));
      open.add(settled);
    },
    async done() {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
