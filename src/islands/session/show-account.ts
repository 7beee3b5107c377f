import { showForYou } from '../for-you/show-for-you.ts';
import { moving, readKept } from './token.ts';
import { currentUser, loadUser } from './user.ts';

/** Turns the header's link to the own profile once it is known who is signed in, says what the page means for them, and moves into the account what they saved before. */
export async function showAccount(element: HTMLElement): Promise<void> {
  const link = element.querySelector('a');
  const { login = '', profile = '', loginPath = '', userPath = '' } = element.dataset;
  currentUser.subscribe((user) => {
    if (!link || user === undefined) return;
    link.href = user ? userPath : loginPath;
    link.setAttribute('aria-label', user ? profile.replace('{username}', user.username) : login);
    link.toggleAttribute('data-signed-in', user !== null);
  });
  showForYou();
  if ((await loadUser()) && moving.some((key) => readKept(key) !== null)) {
    const { takeOverThings } = await import('../shelf/take-over-things.ts');
    await takeOverThings();
  }
}
