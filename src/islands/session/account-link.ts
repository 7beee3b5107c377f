import { deviceSkin, readToken } from './token.ts';

/** The header's link to the login page; for who is signed in, to the own profile. What that takes, and what pages say to a reader who has told of themselves, is only fetched then. */
class AccountLink extends HTMLElement {
  connectedCallback(): void {
    const isSignedIn = readToken() !== null;
    if (isSignedIn) void import('./show-account.ts').then(({ showAccount }) => showAccount(this));
    if (isSignedIn || deviceSkin()) void import('../for-you/show-for-you.ts').then(({ showForYou }) => showForYou());
  }
}

customElements.define('account-link', AccountLink);
