import type { APIRoute } from 'astro';
import { claimRules } from '#catalog/claims.ts';
import { t } from '#i18n/current.ts';

/** The promises that are known on the front of a pack; fetched when somebody holds one against a list. */
export const GET: APIRoute = () => new Response(JSON.stringify(claimRules(t.language)));
