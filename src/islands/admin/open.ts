import { loginFromHere } from '../session/next.ts';
import { showErrorPage } from '../session/show-error-page.ts';
import { loadUser } from '../session/user.ts';

/** Leads guests to the login page and shows others the error page; only an administrator's browser fetches what draws the desk. */
const user = await loadUser();
const desk = document.getElementById('desk');
if (user === null) location.replace(loginFromHere());
else if (user.role !== 'admin') await showErrorPage(403);
else if (desk) (await import('./desk.tsx')).openDesk(desk);
