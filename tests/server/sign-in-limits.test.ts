import { expect, test } from 'vitest';
import { changePassword } from '#api/account.ts';
import { login, recoverPassword, register, resetPassword, verifyEmail } from '#api/security.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';

const anna = { username: 'anna', email: 'anna@example.test', password: 'harbour7' };
const wrong = 'wrong11';
const secretIn = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** A site that knows Anna, who has confirmed her address. */
async function site() {
  const services = await testServices();
  const from = (ip: string) => callsOf(services, undefined, ip);
  const { call, settled } = from('192.0.2.1');
  await call(register, { body: anna });
  await settled();
  await call(verifyEmail, { body: { token: secretIn(services.sent[0]?.text) } });
  services.sent.length = 0;
  return { services, from };
}

test('whoever tries an account’s password, its owner is held back for a few seconds and gets in', async () => {
  const { services, from } = await site();
  for (let turn = 0; turn < 60; turn += 1)
    await from(`198.51.100.${turn}`).refusal(login, { body: { username: anna.username, password: wrong } });
  services.pauses.length = 0;
  const { token } = await from('192.0.2.9').call(login, { body: { username: anna.username, password: anna.password } });
  expect(token).not.toBe('');
  expect(services.pauses).toEqual([4_000]);
});

test('tries beyond ten are held back longer and longer, by what was typed: neither shows who exists', async () => {
  const { services, from } = await site();
  const waits = async (username: string) => {
    services.pauses.length = 0;
    for (let turn = 0; turn < 13; turn += 1)
      expect(await from(`198.51.100.${turn}`).refusal(login, { body: { username, password: wrong } })).toMatchObject({ status: 401 });
    return services.pauses.slice(9);
  };
  const known = await waits(anna.username);
  expect(known).toEqual([0, 250, 500, 1_000]);
  // The address of the same account begins anew, as one that nobody has does.
  for (const username of [anna.email, 'nobody', 'nobody@example.test']) expect(await waits(username)).toEqual(known);
});

test('one address is refused after thirty tries, whatever it tries; from another the account opens', async () => {
  const { from } = await site();
  const attacker = from('198.51.100.7');
  for (let turn = 0; turn < 30; turn += 1) await attacker.refusal(login, { body: { username: `guess_${turn}`, password: wrong } });
  const body = { username: anna.username, password: anna.password };
  expect(await attacker.refusal(login, { body })).toMatchObject({ status: 429, code: 'rate.limited' });
  expect((await from('192.0.2.9').call(login, { body })).token).not.toBe('');
});

test('the addresses of one IPv6 connection are one caller', async () => {
  const { from } = await site();
  const body = { username: anna.username, password: anna.password };
  for (let turn = 0; turn < 30; turn += 1)
    await from(`2001:db8:1:2::${turn.toString(16)}`).refusal(login, { body: { username: `guess_${turn}`, password: wrong } });
  expect(await from('2001:db8:1:2:ffff::1').refusal(login, { body })).toMatchObject({ status: 429 });
  expect((await from('2001:db8:1:3::1').call(login, { body })).token).not.toBe('');
});

test('somebody who asks for new passwords in another’s name takes no link away: the last one sent works', async () => {
  const { services, from } = await site();
  for (let turn = 0; turn < 20; turn += 1) {
    const attacker = from(`198.51.100.${turn}`);
    await attacker.call(recoverPassword, { body: { email: anna.email } });
    await attacker.settled();
  }
  const owner = from('192.0.2.9');
  const { message } = await owner.call(recoverPassword, { body: { email: anna.email } });
  await owner.settled();
  expect(message).toContain('Password reset request received');
  expect(services.sent).toHaveLength(services.limits.recovery.most);
  const { token } = await owner.call(resetPassword, { body: { token: secretIn(services.sent.at(-1)?.text), password: 'fresh22' } });
  expect(token).not.toBe('');
});

test('an address that is entered for many accounts is written to only so often, and its owner can still ask for a new password', async () => {
  const { services, from } = await site();
  for (let turn = 0; turn < 8; turn += 1) {
    const attacker = from(`198.51.100.${turn}`);
    await attacker.call(register, { body: { ...anna, username: `mallory_${turn}` } });
    await attacker.settled();
  }
  expect(services.sent).toHaveLength(services.limits.recovery.most);
  const owner = from('192.0.2.9');
  await owner.call(recoverPassword, { body: { email: anna.email } });
  await owner.settled();
  expect(services.sent.at(-1)?.subject).toBe('A new password for site.test');
});

test('who holds a stolen token uses up tries of that session alone', async () => {
  const { from } = await site();
  const { call, refusal } = from('192.0.2.9');
  const sign = async () => (await call(login, { body: { username: anna.username, password: anna.password } })).token;
  const [stolen, own] = [await sign(), await sign()];
  for (let turn = 0; turn < 11; turn += 1) await refusal(changePassword, { body: { current: wrong, password: 'fresh22' } }, stolen);
  expect(await refusal(changePassword, { body: { current: anna.password, password: 'fresh22' } }, stolen)).toMatchObject({ status: 429 });
  await call(changePassword, { body: { current: anna.password, password: 'fresh22' } }, own);
});
