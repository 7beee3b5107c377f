import type { Config } from '@netlify/functions';
import { securityRoutes } from '#server/accounts/routes.ts';
import { apiFunction } from '#server/function.ts';

/** Signing in and out, second factors, registration, new passwords, sessions. */
export default apiFunction(securityRoutes);

export const config: Config = {
  path: [
    '/api/v2/security/login',
    '/api/v2/security/login/code',
    '/api/v2/security/second-factor',
    '/api/v2/security/second-factor/removal',
    '/api/v2/security/register',
    '/api/v2/security/logout',
    '/api/v2/security/password-recovery',
    '/api/v2/security/password-reset',
    '/api/v2/security/email-verification',
    '/api/v2/security/oauth/:provider',
    '/api/v2/security/oauth/:provider/callback',
    '/api/v2/security/sessions',
    '/api/v2/security/sessions/:id',
  ],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
