/** The cookie that keeps the token ("Bearer …"); only scripts of the site read it, the API never does. */
export const tokenCookie = 'auth._token.local';
