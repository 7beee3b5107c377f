import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { signUp } from './sign-up.ts';

/** Makes an administrator, from a process of its own: a second SQLite in this one would take the server's locks with it when it closes. */
export function appoint(database: string, username: string): void {
  const program = `
    const live = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 });
    process.exitCode = live.prepare("update users set role = 'admin' where username = ?").run(process.argv[2]).changes === 1 ? 0 : 1;`;
  execFileSync(process.execPath, ['-e', program, database, username]);
}

/** A browser that an account of its own is signed in with, at a page of a served site. */
export async function visitAs(
  role: 'user' | 'admin',
  username: string,
  path: string,
  { url, database }: { readonly url: string; readonly database: string },
) {
  const opened = await openPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  opened.page.setDefaultTimeout(60_000);
  await signUp(opened.page, url, username);
  if (role === 'admin') appoint(database, username);
  await opened.page.goto(url + path);
  return opened;
}

/** Pictures of a screen at three widths, light and dark, where they are asked for (DESK_SHOTS=folder). */
export async function deskShots(page: Page, name: string): Promise<void> {
  const folder = process.env['DESK_SHOTS'];
  if (!folder) return;
  for (const width of [360, 768, 1440])
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}
