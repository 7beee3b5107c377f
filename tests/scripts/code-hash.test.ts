import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { beside, codeHash, inputs } from '#scripts/engine/code-hash.ts';
import { readSettings } from '#scripts/settings.ts';

test('nothing a site is built or served with is left out of the hash of its code', async () => {
  const { metafile } = await build({
    // Workers are started by address, so every file of these folders is a start.
    entryPoints: ['scripts/{build,serve,start,dev,dictionary}.ts', 'scripts/{catalog,engine,knowledge,page-keys,snapshot}/*.ts'].flatMap(
      (pattern) => globSync(pattern),
    ),
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.cache/none',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const bundled = Object.keys(metafile.inputs);
  expect(bundled).toContain('scripts/engine/full-build.ts');
  expect(bundled.filter((file) => beside.test(file))).toEqual([]);
  expect(beside.test('scripts/bench/analyze.ts')).toBe(true);
});

test('a site is the same on another port: what leads back to the port is no page’s', () => {
  const [usual, other] = [readSettings({}), readSettings({ PORT: '5000', HOST: '::1' })];
  expect(codeHash(other)).toBe(codeHash(usual));
  expect([usual.address, other.address]).toEqual(['http://127.0.0.1:4321', 'http://[::1]:5000']);
  expect(readSettings({ PORT: '5000', PUBLIC_SITE_URL: 'https://site.example/' }).address).toBe('https://site.example');
});

test('all that the repository holds under data counts, and nothing that a running site writes there', () => {
  const held = execFileSync('git', ['ls-files', 'data'], { encoding: 'utf8' }).trim().split('\n');
  expect(held.filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)))).toEqual([]);

  const settings = readSettings({});
  const before = codeHash(settings);
  const backup = join(settings.backups, 'inciscope-of-a-test');
  mkdirSync(backup, { recursive: true });
  try {
    writeFileSync(join(backup, 'manifest.json'), '{}');
    expect(codeHash(settings)).toBe(before);
  } finally {
    rmSync(backup, { recursive: true });
  }
});
