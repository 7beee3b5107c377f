import { readToken } from './token.ts';

/** The header's link to the login page; for who is signed in, to the own profile. What that takes is only fetched then. */
class AccountLink extends HTMLElement {
  connectedCallback(): void {
    if (readToken() !== null) void this.show();
  }

  private async show(): Promise<void> {
    const { currentUser, loadUser } = await import('./user.ts');
    const link = this.querySelector('a');
    const { login = '', profile = '', loginPath = '', userPath = '' } = this.dataset;
    currentUser.subscribe((user) => {
      if (!link || user === undefined) return;
      link.href = user ? userPath : loginPath;
      link.setAttribute('aria-label', user ? profile.replace('{username}', user.username) : login);
      link.toggleAttribute('data-signed-in', user !== null);
    });
    await loadUser();
  }
}

customElements.define('account-link', AccountLink);
