import { reloadOnce, reloadWhenMissing } from './reload-once.ts';

// A part that nobody missed yet was published away: one that the loader fetched ahead, that a press asked for, that React waited for, or an island.
addEventListener('vite:preloadError', reloadOnce);
addEventListener('unhandledrejection', ({ reason }) => reloadWhenMissing(reason));
addEventListener('error', ({ error }) => reloadWhenMissing(error));
addEventListener('astro:hydration-error', reloadOnce);
