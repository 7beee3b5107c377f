/** What a reader may report. */
export const complaintSubjects = ['review', 'product', 'ingredient', 'user', 'page'] as const;
export type ComplaintSubject = (typeof complaintSubjects)[number];

/** Characters of a reason, outer blanks apart: long enough to say something, short enough to be read. */
export const reasonLength = { least: 10, most: 1_000 } as const;
