import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { onceDone } from '#core/remembered.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** What a provider's answer is checked against; made for each sign-in and known to its browser only. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who somebody is at a provider. */
export interface ProviderIdentity {
  readonly provider: string;
  readonly subject: string;
  /** Null when the provider tells none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** What they are called there, the most fitting first. */
  readonly names: readonly string[];
}

/** An OpenID Connect provider: authorization code, with PKCE, state and nonce. */
export interface Provider {
  readonly name: string;
  readonly label: string;
  /** The provider's page to send the browser to, which answers to `back`. */
  readonly begin: (back: string) => Promise<{ readonly address: string; readonly checks: Checks }>;
  /** Exchanges the answer, the address the browser came back to, for who it is. Rejects when anything is not as it should be. */
  readonly finish: (answer: URL, checks: Checks) => Promise<ProviderIdentity>;
}

/** Seconds to wait for a provider. */
const timeout = 10;

const text = (claim: unknown): string | null => (typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null);

export function openidProvider({ name, label, issuer, clientId, clientSecret }: ProviderSettings): Provider {
  /** What the provider says of itself. */
  const configuration = onceDone(() =>
    discovery(new URL(issuer), clientId, clientSecret ?? undefined, clientSecret === null ? None() : undefined, {
      timeout,
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    }),
  );
  return {
    name,
    label,
    begin: async (back) => {
      const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: back,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, checks };
    },
    finish: async (answer, { state, nonce, verifier }) => {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const identity = tokens.claims();
      if (!identity) throw new Error(`The provider ${name} sent no ID token.`);
      // Many providers tell what the scopes allow only when they are asked.
      const asked = config.serverMetadata().userinfo_endpoint ? await fetchUserInfo(config, tokens.access_token, identity.sub) : {};
      const claims: Readonly<Record<string, unknown>> = { ...asked, ...identity };
      return {
        provider: name,
        subject: identity.sub,
        email: text(claims['email']),
        emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
        names: ['preferred_username', 'nickname', 'name', 'given_name'].flatMap((claim) => text(claims[claim]) ?? []),
      };
    },
  };
}
