/** A slip in the knowledge files, said so that a person can find and mend it. */
export interface Problem {
  readonly where: string;
  readonly what: string;
}
