import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const law = (...args: string[]) => spawnSync(process.execPath, ['scripts/law.ts', ...args], { encoding: 'utf8' });

test('a command says in a sentence which option it does not have, and how it is used when asked', () => {
  const refused = law('--nonsense');
  expect(refused.stderr.trim().split('\n')).toEqual(["Unknown option '--nonsense'", 'Usage: npm run law -- [--reference DIR]']);
  expect(refused.status).toBe(1);
  const asked = law('--help');
  expect(asked.stdout).toContain('Usage: npm run law');
  expect(asked.status).toBe(0);
});

test('the restoration of a backup says how it is used, and does nothing', () => {
  const asked = spawnSync(process.execPath, ['scripts/restore.ts', '--help'], { encoding: 'utf8' });
  expect(asked.stdout).toContain('Usage: npm run restore -- BACKUP');
  expect([asked.status, asked.stderr]).toEqual([0, '']);
});
