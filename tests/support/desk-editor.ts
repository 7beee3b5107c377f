import { execFileSync } from 'node:child_process';
import type { Language } from '#core/language.ts';
import { admin as english } from '#i18n/en/admin.ts';
import { admin as russian } from '#i18n/ru/admin.ts';
import { createTranslator } from '#i18n/translator.ts';
import { openPage } from './browser.ts';
import type { serveSiteOfItsOwn } from './built-site.ts';
import { register, signIn } from './sign-up.ts';

/** The words of the editors' desk. */
export const deskWords = (language: Language) => createTranslator<typeof english>(language, language === 'ru' ? russian : english);

/** Makes an administrator, from a process of its own: a second SQLite in this one would take the server's locks with it when it closes. */
function appoint(database: string, username: string): void {
  const program = `
    const live = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 });
    process.exitCode = live.prepare("update users set role = 'admin' where username = ?").run(process.argv[2]).changes === 1 ? 0 : 1;`;
  execFileSync(process.execPath, ['-e', program, database, username]);
}

/** The token of an administrator of this name, made on the spot. */
export async function editor(served: Awaited<ReturnType<typeof serveSiteOfItsOwn>>, username: string): Promise<string> {
  const token = await register(served.url, username);
  appoint(served.database, username);
  return token;
}

/** Opens a screen of the desk as who has this token. */
export async function openDesk(served: { readonly url: string }, token: string, path: string, width = 1440) {
  const opened = await openPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  opened.page.setDefaultTimeout(60_000);
  await signIn(opened.page, served.url, token);
  await opened.page.goto(served.url + path);
  return opened;
}

/** Pictures of a screen at three widths, light and dark, into the folder DESK_SHOTS, for whoever looks at it. */
export async function deskShots(page: Awaited<ReturnType<typeof openPage>>['page'], name: string): Promise<void> {
  const folder = process.env['DESK_SHOTS'];
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 768, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}
