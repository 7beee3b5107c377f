import { currentUser, loadUser } from './user.ts';

/** Turns the header's link to the own profile once it is known who is signed in. */
export async function showAccount(place: HTMLElement): Promise<void> {
  const link = place.querySelector('a');
  const { login = '', profile = '', loginPath = '', userPath = '' } = place.dataset;
  currentUser.subscribe((user) => {
    if (!link || user === undefined) return;
    link.href = user ? userPath : loginPath;
    link.setAttribute('aria-label', user ? profile.replace('{username}', user.username) : login);
    link.toggleAttribute('data-signed-in', user !== null);
  });
  await loadUser();
}
