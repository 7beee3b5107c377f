import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { insertBuild, lastBuilds } from '#db/queries/builds.ts';
import { type BuildOutcome, recorded } from '#scripts/engine/build-record.ts';
import { readSettings } from '#scripts/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
const settings = readSettings({ DATABASE_URL: `file:${join(folder, 'live.db')}` });
const { db, close } = await openDatabase(settings.database);
await migrateDatabase(db);
afterAll(() => {
  close();
  rmSync(folder, { recursive: true, force: true });
});

const at = '2026-01-01T00:00:00.000Z';
const done: BuildOutcome = { did: 'changes', change: 12, pages: 30, files: 4 };
const build = (outcome: BuildOutcome | Error) =>
  recorded(
    settings,
    'command',
    () => {},
    async (listen) => {
      listen({ kind: 'began', step: 'pages' });
      listen({ kind: 'ended', step: 'pages', seconds: 1.25 });
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  );
const lines = async () => (await lastBuilds(db, 10)).map(({ reason, state, pages, files, log }) => ({ reason, state, pages, files, log }));

test('a build is written down with what came of it; one that fails with its steps and why', async () => {
  await build(done);
  await expect(build(new Error('No room.', { cause: new Error('The disk is full.') }))).rejects.toThrow('No room.');
  expect(await lines()).toEqual([
    { reason: 'command', state: 'failed', pages: null, files: null, log: 'pages: 1.3 s\nNo room.\nThe disk is full.' },
    { reason: 'command', state: 'done', pages: 30, files: 4, log: null },
  ]);
});

test('one that found nothing to do leaves no line, unless somebody asked for it', async () => {
  const nothing: BuildOutcome = { did: 'nothing', change: 12, pages: 0, files: 0 };
  await build(nothing);
  expect(await lines()).toHaveLength(2);
  await insertBuild(db, { language: 'en', reason: 'button', state: 'asked', at });
  await insertBuild(db, { language: 'ru', reason: 'button', state: 'asked', at });
  await build(nothing);
  expect((await lines()).map(({ reason, state }) => `${reason} ${state}`)).toEqual([
    'button asked',
    'button done',
    'command failed',
    'command done',
  ]);
});

test('a build that was killed is ended by the next one; the oldest lines go', async () => {
  await insertBuild(db, { language: 'en', reason: 'changes', state: 'running', at });
  await build(done);
  expect((await lines()).slice(0, 2).map(({ state, log }) => `${state} ${log}`)).toEqual(['done null', 'failed It was interrupted.']);
  for (let count = 0; count < 200; count += 1) await insertBuild(db, { language: 'en', reason: 'changes', state: 'running', at });
  expect(await lastBuilds(db, 1_000)).toHaveLength(200);
});
