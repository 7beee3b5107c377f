import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Adapter } from 'oidc-provider';

/** Somebody with an account at the provider, by what they type there. */
export interface ProviderAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly preferred_username?: string;
}

type Kept = Parameters<Adapter['upsert']>[1];

/** Everything the provider remembers, for the time of a test. */
function memory(): (kind: string) => Adapter {
  const kept = new Map<string, Kept>();
  return (kind) => {
    const key = (id: string) => `${kind} ${id}`;
    const where = async (fits: (one: Kept) => boolean) => [...kept.values()].find(fits);
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUid: (uid) => where((one) => one.uid === uid),
      findByUserCode: (code) => where((one) => one.userCode === code),
      consume: async (id) => void kept.set(key(id), { ...kept.get(key(id)), consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [id, one] of kept) if (one.grantId === grantId) kept.delete(id);
      },
    };
  };
}

const loginForm = `<!doctype html><html lang="en"><title>Provider</title><form method="post">
<label>Account <input name="account"></label><button>Continue</button><button name="deny" value="1">Deny</button></form></html>`;

/** An OpenID Connect provider of its own on a free port. One form signs in and agrees, or denies; passwords it has none. */
export async function startProvider(accounts: Readonly<Record<string, ProviderAccount>>) {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const client = { client_id: 'inciscope', client_secret: 'a secret that both know' };
  const backTo = new Set<string>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    adapter: memory(),
    clients: [{ ...client, redirect_uris: [`${issuer}/nowhere`], grant_types: ['authorization_code'], response_types: ['code'] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['some key'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => accounts[accountId] && { accountId, claims: async () => ({ sub: accountId, ...accounts[accountId] }) },
    // Whoever has signed in has agreed.
    loadExistingGrant: async (ctx) => {
      const { client: asking, session } = ctx.oidc;
      if (!asking || !session?.accountId) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  });
  const redirectAllowed = provider.Client.prototype.redirectUriAllowed;
  provider.Client.prototype.redirectUriAllowed = function allowed(address: string) {
    return backTo.has(address) || redirectAllowed.call(this, address);
  };
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(loginForm);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const given = new URLSearchParams(Buffer.concat(parts).toString());
    const result = given.has('deny') ? { error: 'access_denied' } : { login: { accountId: given.get('account') ?? '' } };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return {
    /** The settings that connect a site with it. */
    settings: {
      OIDC_PROVIDERS: 'harbour',
      OIDC_HARBOUR_LABEL: 'Harbour ID',
      OIDC_HARBOUR_ISSUER: issuer,
      OIDC_HARBOUR_CLIENT_ID: client.client_id,
      OIDC_HARBOUR_CLIENT_SECRET: client.client_secret,
    },
    /** Lets it lead back to a site. */
    connect: (site: string) => void backTo.add(`${site}/api/v2/security/oauth/harbour/callback`),
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
