import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailProblem } from '#core/accounts/email.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import { reservedUsernames, usernameProblem } from '#core/accounts/username.ts';

test.each([
  ['anna_92', null],
  ['A_1', null],
  ['x'.repeat(30), null],
  ['ab', 'username.too_short'],
  ['x'.repeat(31), 'username.too_long'],
  ['', 'username.too_short'],
  ['анна', 'username.characters'],
  ['anna-92', 'username.characters'],
  ['anna 92', 'username.characters'],
  ['anna\n', 'username.characters'],
  ['Admin', 'username.reserved'],
  ['SETTINGS', 'username.reserved'],
])('username %j: %s', (username, problem) => {
  expect(usernameProblem(username)).toBe(problem);
});

test('no reserved name is a username, in whatever case', () => {
  for (const name of reservedUsernames) expect([usernameProblem(name), usernameProblem(name.toUpperCase())]).not.toContain(null);
});

test('a username is kept as it is in an address', () => {
  fc.assert(fc.property(fc.string(), (text) => usernameProblem(text) !== null || encodeURIComponent(text) === text));
});

test.each([
  ['abcde1', null],
  ['пароль7', null],
  ['abc1', 'password.too_short'],
  ['abcdef', 'password.no_digit'],
  ['👩‍🔬1', 'password.too_short'],
  [`${'x'.repeat(71)}1`, null],
  [`${'x'.repeat(72)}1`, 'password.too_long'],
  [`${'п'.repeat(36)}1`, 'password.too_long'],
])('password %j: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each([
  ['anna@example.org', null],
  ['anna.b+shop@mail.example.co.uk', null],
  ['анна@пример.рф', null],
  ['anna', 'email.invalid'],
  ['anna@example', 'email.invalid'],
  ['anna@@example.org', 'email.invalid'],
  ['an na@example.org', 'email.invalid'],
  ['anna@example..org', 'email.invalid'],
  [`${'a'.repeat(65)}@example.org`, 'email.invalid'],
])('e-mail %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});
