type Environment = Readonly<Record<string, string | undefined>>;

/** Is this a site that people use, and no trial on somebody's machine: on Netlify, or wherever it is said? */
export function isProduction(env: Environment): boolean {
  return Boolean(env['NETLIFY']) || env['NODE_ENV'] === 'production' || env['CONTEXT'] === 'production';
}

/** What a site in production cannot do without, each as a line that says what it is for. */
function missingSettings(env: Environment): string[] {
  const { PUBLIC_SITE_URL, DATABASE_URL = '', DATABASE_AUTH_TOKEN, AUTH_SECRET, SMTP_URL } = env;
  const missing: string[] = [];
  if (!PUBLIC_SITE_URL)
    missing.push('PUBLIC_SITE_URL: where the site is reached, such as https://example.org; links, sitemaps and mails name it');
  if (!DATABASE_URL)
    missing.push(
      'DATABASE_URL: where accounts and products are kept, such as libsql://name.example.org, or file:data/inciscope.db on a machine of your own',
    );
  if (env['NETLIFY'] && DATABASE_URL.startsWith('file:'))
    missing.push('DATABASE_URL: a libSQL server instead of a file, which the platform throws away after each build');
  if (/^(?:libsql|wss|https):/.test(DATABASE_URL) && !DATABASE_AUTH_TOKEN)
    missing.push('DATABASE_AUTH_TOKEN: opens the database that DATABASE_URL names');
  if (!AUTH_SECRET) missing.push('AUTH_SECRET: signs the sessions; make one: openssl rand -base64 48');
  if (!SMTP_URL)
    missing.push('SMTP_URL: the mail server, such as smtps://user:password@mail.example.org; without it nobody can confirm an address');
  return missing;
}

/** Stops what runs in production with settings that are missing, all of them named at once; elsewhere there are defaults. */
export function requireSettings(env: Environment): void {
  const missing = isProduction(env) ? missingSettings(env) : [];
  if (missing.length > 0)
    throw new Error(
      `In production these settings must be set:\n${missing.map((line) => `  ${line}`).join('\n')}\ndocs/settings.md explains them all, docs/operate the way to a site.`,
    );
}
