import { hashOfFiles } from '../files-hash.ts';
import type { Settings } from '../settings.ts';

const inputs = ['src', 'data', 'public', 'scripts', 'astro.config.mjs', 'package.json'];
/** Made by the build itself, or by running the site. */
const made =
  /^(?:public[\\/](?:fonts|dictionary|recogniser)|src[\\/]server[\\/]built\.js|data[\\/](?:.*\.db|secret|uploads|outbox|imports))/;
/** Commands that look at a site or at the knowledge, and texts for developers: no page is made from them. */
export const beside =
  /^(?:scripts[\\/](?:(?:accounts|bench|law|numbers|score|site-check)[\\/]|(?:admin|check-data|check-site|law|numbers|review|score)\.ts)|data[\\/].*README\.md)/;

/** Hash of everything but the catalogue that a site is made from: code, data files, settings. */
export function codeHash({ site }: Pick<Settings, 'site'>): string {
  return hashOfFiles([site, process.version], inputs, new RegExp(`${made.source}|${beside.source}`));
}
