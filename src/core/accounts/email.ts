/** RFC 5321's longest address. */
const maxCharacters = 254;
const shape = /^[^\s@"<>(),;:\\[\]]{1,64}@[^\s@"<>(),;:\\[\]]+\.[^\s@."<>(),;:\\[\]]{2,}$/;

export type EmailProblem = 'email.invalid';

/** What is wrong with an e-mail address, or null. Whether it exists only a mail to it can tell. */
export function emailProblem(email: string): EmailProblem | null {
  return email.length <= maxCharacters && shape.test(email) && !email.includes('..') ? null : 'email.invalid';
}

/** Two addresses that differ only in case are one. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
