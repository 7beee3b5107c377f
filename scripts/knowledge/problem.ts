/** A slip in the data files, said so that a person can find and mend it: `where` is the file and the entry, `what` goes on from there. */
export interface Problem {
  readonly where: string;
  readonly what: string;
}

/** A data file that cannot be used as it stands; `problems` are all slips found in it. */
export class MalformedData extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ where, what }) => `${where}: ${what}`).join('\n'));
    this.name = 'MalformedData';
    this.problems = problems;
  }
}

/** What `read` answers; null where it finds a file malformed, whose problems join `problems`. */
export function attempt<Answer>(problems: Problem[], read: () => Answer): Answer | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof MalformedData)) throw error;
    problems.push(...error.problems);
    return null;
  }
}
