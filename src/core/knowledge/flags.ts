/** The flags of the command line's JSON lines. */
export const flagNames = [
  'fragrance',
  'allergen',
  'drying-alcohol',
  'fatty-alcohol',
  'aromatic-alcohol',
  'paraben',
  'silicone',
  'sulfate',
  'peg',
  'malassezia',
  'exfoliant',
  'formaldehyde-releaser',
  'reef-hawaii',
  'reef-palau',
  'ozone',
] as const;
export type FlagName = (typeof flagNames)[number];

/** settled: the rule says yes. disputed: sources disagree. probable: the name alone suggests it (unknown ingredient). seen: a look-alike, checked and not counted. */
export const flagStates = ['settled', 'disputed', 'probable', 'seen'] as const;
export type FlagState = (typeof flagStates)[number];

/** A flag of an ingredient, with its reason: the key of a sentence in data/rules/flags.yaml (`reasons`). */
export interface Flag {
  readonly flag: FlagName;
  readonly state: FlagState;
  readonly level: string | null;
  readonly reason: string;
}
