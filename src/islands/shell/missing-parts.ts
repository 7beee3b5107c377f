import { reloadOnce, reloadWhenMissing } from './reload-once.ts';

// A part that nobody missed yet was published away: with what it needs, by itself, as an island.
addEventListener('vite:preloadError', reloadOnce);
addEventListener('unhandledrejection', ({ reason }) => reloadWhenMissing(reason));
addEventListener('astro:hydration-error', reloadOnce);
