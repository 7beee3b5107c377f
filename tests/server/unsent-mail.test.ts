import { expect, test } from 'vitest';
import { recoverPassword, register } from '#api/security.ts';
import { unsentMails } from '#db/schema/index.ts';
import { keepingMailer } from '#server/mail/keeping-mailer.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { testServices } from '../support/services.ts';
import { askApi } from '../support/whole-api.ts';

const minute = 60_000;

/** A site whose mail server can be down. */
async function site() {
  const services = await testServices();
  const took: Mail[] = [];
  const state = { now: Date.parse('2026-01-01T00:00:00Z'), problem: null as Error | null };
  const server = {
    send: async (one: Mail) => {
      if (state.problem) throw state.problem;
      took.push(one);
    },
  };
  const mailer = keepingMailer(server, { db: services.db, now: () => state.now, log: services.log });
  const waiting = () => services.db.select().from(unsentMails);
  return { services: { ...services, mailer }, mailer, took, state, waiting, logged: services.logged };
}

const down = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });
const mail: Mail = { to: 'anna@example.test', subject: 'New password', text: 'Here: https://site.test/x' };

test('a mail that the server did not take is sent when it is there again, once', async () => {
  const { mailer, took, state, waiting } = await site();
  state.problem = down();
  await mailer.send(mail);
  expect(await waiting()).toMatchObject([{ recipient: mail.to, tries: 1 }]);
  // Not at once again.
  expect(await mailer.sendAgain()).toBe(0);
  state.now += minute;
  expect(await mailer.sendAgain()).toBe(0);
  state.problem = null;
  state.now += 2 * minute;
  expect(await Promise.all([mailer.sendAgain(), mailer.sendAgain()])).toContain(1);
  expect(took).toEqual([mail]);
  expect(await waiting()).toEqual([]);
});

test('the next mail that goes through takes those along that wait', async () => {
  const { mailer, took, state, waiting } = await site();
  state.problem = down();
  await mailer.send(mail);
  state.problem = null;
  state.now += minute;
  await mailer.send({ ...mail, to: 'boris@example.test' });
  expect(took.map(({ to }) => to)).toEqual(['boris@example.test', 'anna@example.test']);
  expect(await waiting()).toEqual([]);
});

test('pauses grow, and after two days nobody waits any more', async () => {
  const { mailer, state, waiting } = await site();
  state.problem = down();
  await mailer.send(mail);
  let attempts = 0;
  for (let passed = 0; passed < 3 * 24 * 60; passed += 20) {
    state.now += 20 * minute;
    const before = (await waiting())[0]?.tries;
    if (before === undefined) break;
    await mailer.sendAgain();
    if ((await waiting())[0]?.tries !== before) attempts += 1;
  }
  expect(await waiting()).toEqual([]);
  expect(attempts).toBeGreaterThan(8);
  expect(attempts).toBeLessThan(30);
});

test('a mailbox that is not there is not asked again', async () => {
  const { mailer, state, waiting } = await site();
  state.problem = Object.assign(new Error('no such user'), { responseCode: 550 });
  await mailer.send(mail);
  expect(await waiting()).toEqual([]);
});

test('who asks for a new password while the mail server is down hears what everybody hears, and gets the letter later', async () => {
  const { services, mailer, took, state, waiting } = await site();
  await askApi(services, register, { body: { username: 'anna', email: 'anna@example.test', password: 'harbour7' } });
  await expect.poll(() => took.length).toBeGreaterThan(0);
  took.length = 0;
  state.problem = down();
  const [known, unknown] = [
    await askApi(services, recoverPassword, { body: { email: 'anna@example.test' } }),
    await askApi(services, recoverPassword, { body: { email: 'nobody@example.test' } }),
  ];
  expect(known.status).toBe(unknown.status);
  await expect.poll(async () => (await waiting()).length).toBe(1);
  state.problem = null;
  state.now += minute;
  await mailer.sendAgain();
  expect(took).toMatchObject([{ to: 'anna@example.test' }]);
});
