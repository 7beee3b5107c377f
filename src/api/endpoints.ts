import type { Endpoint } from './endpoint.ts';
import { description, health } from './service.ts';

/** Every endpoint there is; a new record joins here and in the routes of a function. */
export const endpoints: readonly Endpoint[] = [health, description];
