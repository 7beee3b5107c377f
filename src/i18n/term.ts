/** What shoppers are told by one word only. `not`: other words for it, which a test keeps out of messages, rules and content. */
export interface Term {
  readonly say: string;
  readonly not: RegExp;
  /** Texts of law and of reports keep the word of their source. */
  readonly lawKeeps?: true;
}
