import { readKept, readToken } from './token.ts';

/** The header's link to the login page; for who is signed in, to the own profile. What that takes, and what pages say to a reader who has told of themselves, is only fetched then. */
class AccountLink extends HTMLElement {
  connectedCallback(): void {
    if (readToken() ?? readKept('skin') ?? readKept('avoid') ?? readKept('like'))
      void import('./show-account.ts').then((account) => account.showAccount(this));
  }
}

customElements.define('account-link', AccountLink);
