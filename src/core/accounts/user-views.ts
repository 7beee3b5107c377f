/** What administrators narrow the list of accounts to: `held` has texts of the last 30 days that were held back. */
export const userViews = ['admins', 'banned', 'unconfirmed', 'held'] as const;
