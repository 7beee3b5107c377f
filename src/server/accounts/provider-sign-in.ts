import { generateCookie } from 'hono/cookie';
import { AuthorizationResponseError } from 'openid-client';
import type { ProviderProblem, returnFromProvider, startAtProvider } from '#api/security.ts';
import { banOf } from '#core/accounts/ban.ts';
import { emailProblem } from '#core/accounts/email.ts';
import { accountOfIdentity } from '#db/queries/identities.ts';
import { loginAttemptPath, loginProblemPath, loginTokenPath } from '#site/account-paths.ts';
import type { Handler, Redirection } from '../api.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';
import { attemptOf } from '../second-factor/second-step.ts';
import type { Origin, Services } from '../services.ts';
import { banTerms } from './bans.ts';
import { sendVerification, tellConnected, tellHolder } from './mailed-links.ts';
import type { Checks, Provider, ProviderIdentity } from './providers.ts';
import { iso, startSession } from './sessions.ts';
import { attemptLifetime, openAttempt, sealAttempt } from './sign-in-attempt.ts';

const cookieName = 'sign_in_attempt';

/** The API's address of all providers. */
const oauthAddress = ({ site, address }: Services) => new URL(`${site.apiBaseUrl}v2/security/oauth/`, address);
const backTo = (services: Services, { name }: Provider) => new URL(`${name}/callback`, oauthAddress(services)).href;

function attemptCookie(services: Services, value: string, maxAge: number): string {
  const { pathname, protocol } = oauthAddress(services);
  // Lax: the provider's page leads back with a plain navigation, which carries it.
  return generateCookie(cookieName, value, { path: pathname, httpOnly: true, sameSite: 'Lax', secure: protocol === 'https:', maxAge });
}

/** Ends at the login page; the attempt is over either way. */
const end = (services: Services, path: string): Redirection => ({
  location: services.address + path,
  cookie: attemptCookie(services, '', 0),
});
const refuse = (services: Services, problem: ProviderProblem, reason: string | null = null) =>
  end(services, loginProblemPath(problem, reason));

function providerOf({ accounts }: Services, name: string): Provider {
  const provider = accounts.providers.get(name);
  if (!provider) throw new ApiError('not_found');
  return provider;
}

export const goToProvider: Handler<typeof startAtProvider> = async ({ params }, services) => {
  const provider = providerOf(services, params.provider);
  try {
    const { address, checks } = await provider.begin(backTo(services, provider));
    const sealed = await sealAttempt(services.accounts.secret, provider.name, checks, services.now());
    return { location: address, cookie: attemptCookie(services, sealed, attemptLifetime) };
  } catch (error) {
    services.log(crypto.randomUUID(), error);
    return refuse(services, 'failed');
  }
};

/** Who the provider says it is; a problem's word when it says nobody. */
async function identityFrom(
  services: Services,
  provider: Provider,
  query: Readonly<Record<string, unknown>>,
  checks: Checks,
): Promise<ProviderIdentity | 'denied' | 'failed'> {
  const answer = new URL(backTo(services, provider));
  for (const [name, value] of Object.entries(query)) answer.searchParams.set(name, String(value));
  try {
    return await provider.finish(answer, checks);
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'denied';
    services.log(crypto.randomUUID(), error);
    return 'failed';
  }
}

async function signInAs(services: Services, provider: Provider, identity: ProviderIdentity, origin: Origin): Promise<Redirection> {
  const { email } = identity;
  if (email === null || emailProblem(email) !== null) return refuse(services, 'email_missing');
  const found = await accountOfIdentity(services.db, { ...identity, email }, iso(services.now()), crypto.randomUUID().slice(0, 8));
  if (found.kind === 'unconfirmed') return refuse(services, 'email_unconfirmed');
  const { user } = found;
  const ban = banOf(user, iso(services.now()));
  if (ban) return refuse(services, 'banned', banTerms(services, ban));
  if (found.kind === 'connected') origin.waitUntil(tellConnected(services, user, provider.label));
  if (found.kind === 'made' && user.emailVerifiedAt === null)
    origin.waitUntil(found.holder ? tellHolder(services, found.holder) : sendVerification(services, user));
  const attempt = await attemptOf(services, user);
  if (attempt !== null) return end(services, loginAttemptPath(attempt));
  const { token } = await startSession(services, user.id, origin);
  return end(services, loginTokenPath(token));
}

export const comeFromProvider: Handler<typeof returnFromProvider> = async ({ params, query }, services, _, origin) => {
  const provider = providerOf(services, params.provider);
  const now = services.now();
  try {
    await limit(services.db, services.limits.signInAddress, origin.address, now);
  } catch (error) {
    if (error instanceof ApiError) return refuse(services, 'limited');
    throw error;
  }
  const sealed = origin.cookie(cookieName);
  const checks = sealed === null ? null : await openAttempt(services.accounts.secret, provider.name, sealed, now);
  if (!checks) return refuse(services, 'expired');
  const identity = await identityFrom(services, provider, query, checks);
  return typeof identity === 'string' ? refuse(services, identity) : signInAs(services, provider, identity, origin);
};
