import { readToken } from './token.ts';

/** The header's link to the login page; for who is signed in, to the own profile, and what they avoid is marked on the page. What that takes is only fetched then. */
class AccountLink extends HTMLElement {
  connectedCallback(): void {
    if (readToken() !== null) void this.show();
  }

  private async show(): Promise<void> {
    const { currentUser, loadUser } = await import('./user.ts');
    const link = this.querySelector('a');
    const { login = '', profile = '', loginPath = '', userPath = '', avoided: mark = '', holds = '' } = this.dataset;
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
}

customElements.define('account-link', AccountLink);
