import type { APIRoute } from 'astro';
import { claimRules } from '#catalog/claims.ts';
import { claims as said } from '#i18n/en/claims.ts';
import { t } from '#i18n/page-words.ts';

const keys = Object.keys(said) as (keyof typeof said)[];

/** The promises that are known on the front of a pack, with what is said of them; fetched when somebody holds one against a list. */
export const GET: APIRoute = () => new Response(JSON.stringify({ rules: claimRules(t.language), words: t.pick(keys) }));
