import * as z from 'zod/mini';

/** What `npm audit --json` prints: what the advisory service said, or why it said nothing. */
const answer = z.object({
  message: z.optional(z.string()),
  vulnerabilities: z.optional(
    z.record(
      z.string(),
      z.object({
        severity: z.string(),
        range: z.string(),
        // Advisories of the package itself, or names of the packages below it that have one.
        via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
      }),
    ),
  ),
});

export interface AuditReport {
  readonly lines: readonly string[];
  readonly code: 0 | 1;
}

const unheard = (why: string): AuditReport => ({
  lines: [
    `The audit could not run: the advisory service did not answer (${why}).`,
    'Nothing was checked; try again where the network allows it.',
  ],
  code: 0,
});

/** What is told of an audit. A service that does not answer finds nothing wrong, and is said to have said nothing. */
export function readAudit(printed: string): AuditReport {
  let parsed: z.output<typeof answer>;
  try {
    parsed = z.parse(answer, JSON.parse(printed));
  } catch {
    return unheard('what npm printed cannot be read');
  }
  if (!parsed.vulnerabilities) return unheard(parsed.message ?? 'no reason given');
  const found = Object.entries(parsed.vulnerabilities);
  if (found.length === 0) return { lines: ['No advisory names a package of this lock file.'], code: 0 };
  const lines = found.map(([name, { severity, range, via }]) => {
    const reasons = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} (${one.url})`));
    return `${severity}: ${name} ${range}: ${reasons.join('; ')}`;
  });
  return { lines, code: 1 };
}
