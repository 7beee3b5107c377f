import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const address = z.url();
const rating = { ratingValue: z.number().check(z.gte(1), z.lte(5)) };

/** The fields that search engines ask for, by type. */
const types = {
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: address }))
      .check(z.minLength(1)),
  }),
  Product: z.object({
    name: text,
    description: text,
    url: address,
    brand: z.object({ name: text }),
    aggregateRating: z.optional(z.object({ ...rating, reviewCount: z.number().check(z.gte(1)) })),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(z.object({ '@type': z.literal('Question'), name: text, acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }) }))
      .check(z.minLength(1)),
  }),
  WebSite: z.object({ name: text, url: address }),
  Organization: z.object({ name: text, url: address }),
  ItemList: z.object({ itemListElement: z.array(z.unknown()).check(z.minLength(1)) }),
} as const;

/** What is wrong with one JSON-LD text; empty when nothing is. */
export function linkedDataProblems(json: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return ['is no JSON'];
  }
  const head = z.safeParse(z.object({ '@context': z.literal('https://schema.org'), '@type': z.string() }), value);
  if (!head.success) return ['has no @context or @type'];
  const type = head.data['@type'];
  if (!(type in types)) return [`has the unknown type ${type}`];
  const parsed = z.safeParse(types[type as keyof typeof types], value);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`);
}
