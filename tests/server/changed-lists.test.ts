import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeProfile } from '#api/account.ts';
import { register } from '#api/security.ts';
import { putOnShelf } from '#api/shelf.ts';
import { products, users } from '#db/schema/index.ts';
import { securityRoutes, userRoutes } from '#server/accounts/routes.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { tellingChanges } from '#server/nightly/changed-lists.ts';
import { shelfRoutes } from '#server/shelf/routes.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const cream = 'nordholm-cream';

test('who asked for it, and confirmed the address, is told of each change once; a mail that was lost is sent again', async () => {
  const services = await testServices('en');
  const { db } = services;
  await smallCatalog(db);
  const { call } = callsOf(services, [...securityRoutes, ...userRoutes, ...shelfRoutes]);
  for (const username of ['anna', 'boris', 'vera']) {
    const { token } = await call(register, { body: { username, email: `${username}@example.test`, password: 'harbour7' } });
    await call(putOnShelf, { params: { alias: cream }, body: { shelf: 'owned', opened: null, months: null } }, token);
    if (username !== 'boris') await call(changeProfile, { body: { settings: { changesMail: true } } }, token);
  }
  await db.update(users).set({ emailVerifiedAt: '2026-01-01T00:00:00.000Z' }).where(eq(users.username, 'anna'));
  const sent: Mail[] = [];
  let broken = false;
  const send = async (mail: Mail) => {
    if (broken) throw new Error('The mail server sleeps.');
    sent.push(mail);
  };
  const night = () => tellingChanges({ db, mailer: { send }, site: services.site, address: services.address }).work();
  const relist = (list: string) => db.update(products).set({ list }).where(eq(products.alias, cream));

  expect(await night()).toBe('0 mails sent');
  await relist('Aqua, Linalool');
  broken = true;
  await expect(night()).rejects.toThrow('sleeps');
  broken = false;
  expect(await night()).toBe('1 mails sent');
  expect(await night()).toBe('0 mails sent');
  expect(sent).toMatchObject([{ to: 'anna@example.test' }]);
  expect(sent[0]?.text).toMatch(/Cream 1[\s\S]*Linalool[\s\S]*\/shelf/);
  await relist('Aqua, Urea');
  expect(await night()).toBe('1 mails sent');
});
