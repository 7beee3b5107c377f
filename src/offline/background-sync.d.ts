/** Background Sync, which TypeScript's own library leaves out: not every browser has it. */
interface SyncManager {
  register(tag: string): Promise<void>;
}
interface ServiceWorkerRegistration {
  readonly sync?: SyncManager;
}
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}
