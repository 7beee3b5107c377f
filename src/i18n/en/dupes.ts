export const dupes = {
  'dupes.sharedActives': 'Shared actives',
  'dupes.sharedBase': 'Shared base',
  'dupes.order': 'Order',
  'dupes.agreement': '{percent} in agreement for what both hold',
  'dupes.missing': 'Missing there',
  'dupes.added': 'Added there',
  'dupes.addedScent': 'Added there, scents among it',
  'dupes.andMore': { one: 'and {count} more', other: 'and {count} more' },
} as const;
