import { currentUser, loadUser } from './user.ts';

/** Turns the header's link to the own profile once it is known who is signed in, and marks what they avoid on the page. */
export async function showAccount(place: HTMLElement): Promise<void> {
  const link = place.querySelector('a');
  const { login = '', profile = '', loginPath = '', userPath = '', avoidMark: mark = '', holds = '' } = place.dataset;
  let marks = false;
  currentUser.subscribe((user) => {
    const avoid = user?.settings.avoid ?? [];
    marks ||= avoid.length > 0;
    if (marks) void import('../avoid/avoid-marks.ts').then(({ markAvoided }) => markAvoided(avoid, { mark, holds }));
    if (!link || user === undefined) return;
    link.href = user ? userPath : loginPath;
    link.setAttribute('aria-label', user ? profile.replace('{username}', user.username) : login);
    link.toggleAttribute('data-signed-in', user !== null);
  });
  await loadUser();
}
