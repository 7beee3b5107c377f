import { hashOfFiles } from '../files-hash.ts';
import type { Settings } from '../settings.ts';

/** Of `data`, what stands in the repository: the rest of it is written by a site that runs, as databases, pictures and backups are. */
const data = ['catalog', 'content', 'ingredients', 'migrations', 'rules', 'common-passwords.txt', 'scores.json'];
export const inputs = ['src', ...data.map((name) => `data/${name}`), 'public', 'scripts', 'astro.config.mjs', 'package.json'];
/** Made by the build itself. */
const made = /^(?:public[\\/](?:fonts|dictionary|recogniser)|src[\\/]server[\\/]built\.js)/;
/** Commands that look at a site or at the knowledge, and texts for developers: no page is made from them. */
export const beside =
  /^(?:scripts[\\/](?:(?:accounts|bench|law|numbers|score|site-check)[\\/]|(?:admin|check-data|check-site|law|numbers|review|score)\.ts)|data[\\/].*README\.md)/;

/** Hash of everything but the catalogue that a site is made from: code, data files, settings. */
export function codeHash({ site }: Pick<Settings, 'site'>): string {
  return hashOfFiles([site, process.version], inputs, new RegExp(`${made.source}|${beside.source}`));
}
