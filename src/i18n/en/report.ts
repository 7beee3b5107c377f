/** Telling the editors of an error. */
export const report = {
  'report.open': 'Report an error',
  'report.open.review': 'Report',
  'report.open.user': 'Report this profile',
  'report.title': 'What is wrong here?',
  'report.hint': 'A wrong or outdated list, a wrong fact, a wrong translation. Say what the pack or the source says. No account is needed.',
  'report.hintPeople': 'Offensive words, an advertisement, something untrue. Say what it is. No account is needed.',
  'report.reason': 'What is wrong, and how do you know?',
  'report.send': 'Send',
  'report.cancel': 'Cancel',
  'report.thanks': 'Thank you. The editors will look at it.',
  'report.short': { one: 'Please say it in at least {count} character.', other: 'Please say it in at least {count} characters.' },
  'report.offline': 'There is no connection, or the server did not answer. Your text is kept: try again.',
} as const;
