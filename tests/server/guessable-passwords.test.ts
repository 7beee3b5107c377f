import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changePassword } from '#api/account.ts';
import { recoverPassword, register, resetPassword } from '#api/security.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';

const anna = { username: 'Anna_1', email: 'anna.smith@example.test', password: 'harbour7' };
const lines = readFileSync('data/common-passwords.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test('the list holds thousands of passwords that our own rule lets through, each once', () => {
  expect(lines.length).toBeGreaterThan(3_000);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => passwordProblem(line) !== null || line !== line.toLowerCase())).toEqual([]);
});

async function site(language: 'en' | 'ru' = 'en') {
  const services = await testServices(language);
  return { services, ...callsOf(services) };
}

test.each([
  ['abc123', 'password.common'],
  ['Trustno1', 'password.common'],
  ['1QAZ2wsx', 'password.common'],
  ['anna1', 'password.too_short'],
  ['anna2024', 'password.personal'],
  ['12Anna!34', 'password.personal'],
  ['AnnaSmith1', 'password.personal'],
  ['inciscope1', 'password.personal'],
])('%s is refused for a new account: %s', async (password, code) => {
  const { refusal } = await site();
  expect(await refusal(register, { body: { ...anna, password } })).toMatchObject({ status: 422, errors: [{ path: 'password', code }] });
});

test('it is refused wherever a password is set, in plain words, and a mailed link stays good', async () => {
  const { services, call, refusal, settled } = await site('ru');
  const { token } = await call(register, { body: anna });
  const common = {
    status: 422,
    errors: [
      { path: 'password', message: 'Это один из самых распространённых паролей, его подбирают первым. Выберите, пожалуйста, другой.' },
    ],
  };
  expect(await refusal(changePassword, { body: { current: anna.password, password: 'abc123' } }, token)).toMatchObject(common);
  await call(recoverPassword, { body: { email: anna.email } });
  await settled();
  const secret = /#token=([\w-]+)/.exec(services.sent.at(-1)?.text ?? '')?.[1] ?? '';
  expect(await refusal(resetPassword, { body: { token: secret, password: 'abc123' } })).toMatchObject(common);
  await call(resetPassword, { body: { token: secret, password: 'fresh22' } });
});
