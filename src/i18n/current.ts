// The language of the build. Vite replaces this module by `<language>/current.ts` (astro.config.mjs); Node and Vitest read English.
export { t } from './en/current.ts';
