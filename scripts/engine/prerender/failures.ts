import type { MiddlewareHandler } from 'astro';

/** Tells whoever asked for a page why it could not be made: Astro itself only answers with the error page. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.failed?.(error);
    throw error;
  }
};
