import * as z from 'zod/mini';
import { complaintSubjects, reasonLength } from '#core/complaints/complaint.ts';
import { endpoint } from './endpoint.ts';

export const report = endpoint({
  method: 'POST',
  path: 'v2/reports',
  summary: 'Reports an error or a breach of the rules to the editors; guests may.',
  who: 'anyone',
  body: z.strictObject({
    subject: z.enum(complaintSubjects),
    /** The alias of a product or an ingredient, the id of a review, the name of a user, the path of a page. */
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    reason: z.string().check(z.trim(), z.minLength(reasonLength.least), z.maxLength(reasonLength.most)),
  }),
  status: 202,
  answer: z.strictObject({ message: z.string() }),
  errors: ['not_found', 'rate.limited'],
});
