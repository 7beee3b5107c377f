import { hashOfFiles } from '../files-hash.ts';
import type { Settings } from '../settings.ts';

const inputs = ['src', 'data', 'public', 'scripts', 'astro.config.mjs', 'package.json'];
/** Made by the build itself, or by running the site. */
const made = /^(?:public[\\/](?:fonts|dictionary)|src[\\/]server[\\/]built\.js|data[\\/](?:.*\.db|secret|uploads|outbox|imports))/;

/** Hash of everything but the catalogue that a site is made from: code, data files, settings. */
export function codeHash({ site }: Pick<Settings, 'site'>): string {
  return hashOfFiles([site, process.version], inputs, made);
}
