import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { register } from '#api/security.ts';
import { describeError } from '#server/logging/describe-error.ts';
import { errorLine, requestLine } from '#server/logging/log-lines.ts';
import { testServices } from '../support/services.ts';
import { askApi } from '../support/whole-api.ts';

const hash = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjo3LCJzZXNzaW9uIjoiYWJjIn0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const secrets = ['anna@example.test', hash, token, '203.0.113.9', '2001:db8::7:1', 'q1w2e3r4t5y6u7i8o9p0aZsXdCfV'];

test('a failed query is logged without its values, whatever they were', () => {
  const cause = new Error(`UNIQUE constraint failed near ${secrets.join(' ')}`);
  const line = errorLine('id-1', new DrizzleQueryError('insert into "users" ("email", "hash") values (?, ?)', secrets, cause));
  for (const secret of secrets) expect(line).not.toContain(secret);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'failure',
    id: 'id-1',
    error: { message: 'Failed query: insert into "users" ("email", "hash") values (?, ?)', cause: { name: 'Error' } },
  });
});

test('what others say of a failure is logged without addresses and tokens, and with what helps', () => {
  const said = describeError(
    Object.assign(new Error(`550 <anna@example.test> from 203.0.113.9: https://site.test/reset?token=${token} refused`), {
      code: 'EENVELOPE',
    }),
  );
  expect(said).toMatchObject({
    code: 'EENVELOPE',
    message: '550 <<e-mail>> from <address>: https://site.test/reset?<parameters> refused',
  });
  expect(said.stack?.[0]).toContain('logging.test');
  expect(describeError(new Error('ENOENT: data/catalog/import-categories.yaml, line 12')).message).toBe(
    'ENOENT: data/catalog/import-categories.yaml, line 12',
  );
});

test('a failing registration leaves nothing of the person in the log', async () => {
  const services = await testServices();
  const lines: string[] = [];
  const broken = {
    ...services,
    mailer: { send: () => Promise.reject(new Error('no route to anna@example.test')) },
    log: (id: string, error: unknown) => void lines.push(errorLine(id, error)),
  };
  await broken.db.run('drop table sessions');
  const answer = await askApi(broken, register, { body: { username: 'anna', email: 'anna@example.test', password: 'harbour7' } });
  expect(answer.status).toBe(500);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines.join()).toMatch(/sessions/);
  expect(lines.join()).not.toMatch(/anna|example\.test|secret1|192\.0\.2\.1/);
});

test('a request is a line of JSON with its pattern', () => {
  const line = requestLine({ id: 'r-1', method: 'GET', route: '/api/v2/users/:username', status: 200, ms: 1.23456 });
  expect(JSON.parse(line)).toEqual({
    time: expect.any(String),
    level: 'info',
    event: 'request',
    id: 'r-1',
    method: 'GET',
    route: '/api/v2/users/:username',
    status: 200,
    ms: 1.2,
  });
});
