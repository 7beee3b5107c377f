import { readSiteConfig } from './config.ts';

/** The settings of this build. */
export const site = readSiteConfig(import.meta.env ?? process.env);
