import { LibsqlError } from '@libsql/client';
import { expect, test } from 'vitest';
import { login } from '#api/security.ts';
import { health } from '#api/service.ts';
import { pageAnswer } from '#server/pages/answer.ts';
import type { Services } from '#server/services.ts';
import { testServices } from '../support/services.ts';
import { askApi, functionModules } from '../support/whole-api.ts';

/** A database that answers everything with an error of SQLite's. */
const failing = (code: string) =>
  new Proxy(
    {},
    {
      get: () => () => {
        throw new LibsqlError(`${code}: the cellar is under water`, code);
      },
    },
  ) as Services['db'];

test.each(['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN'])(
  '%s is told as what may be tried again, in words that say nothing of the inside',
  async (code) => {
    const services = await testServices();
    const answer = await askApi({ ...services, db: failing(code) }, login, { body: { username: 'anna', password: 'harbour7' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'server.unavailable', id: expect.any(String) });
    expect(text).not.toMatch(/cellar|SQLITE/);
    expect(services.logged).toMatchObject([{ id: JSON.parse(text).id }]);
  },
);

test('health reads the database, and says 503 where it cannot', async () => {
  const services = await testServices();
  expect((await askApi(services, health, {})).status).toBe(200);
  const answer = await askApi({ ...services, db: failing('SQLITE_NOTADB') }, health, {});
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'server.unavailable']);
  expect(services.logged).toHaveLength(1);
});

test('a call names itself by the id of its request', async () => {
  const services = await testServices();
  const home = functionModules.find(({ name }) => name === 'service.ts');
  const context = { services: { ...services, db: failing('SQLITE_BUSY') }, requestId: 'r-1' };
  const answer = await home?.default(new Request('https://site.test/api/v2/health'), context);
  expect(await answer?.json()).toMatchObject({ id: 'r-1' });
  expect(services.logged).toMatchObject([{ id: 'r-1' }]);
});

test('a page says so too', async () => {
  const services = await testServices();
  const files = { ...services.files, text: () => '<h1>error</h1>' };
  const answer = await pageAnswer(new Request('https://site.test/u/anna'), { ...services, files, db: failing('SQLITE_BUSY') });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.text()).not.toMatch(/cellar|SQLITE/);
});
