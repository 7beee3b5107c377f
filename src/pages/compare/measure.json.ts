import type { APIRoute } from 'astro';
import { comparisonWeights } from '#catalog/comparisons.ts';
import { words } from '#components/words.ts';

/** What comparisons are measured with, for functions and for lists that never leave the browser. */
export const GET: APIRoute = () => new Response(JSON.stringify({ ...comparisonWeights(), words }));
