import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFolders } from '#scripts/engine/folder-sizes.ts';
import { undoSwap } from '#scripts/engine/full-build.ts';
import { finishPublishing, publish } from '#scripts/engine/publish.ts';
import { readState, sitePlace } from '#scripts/engine/site-place.ts';

let folder = '';
const place = () => sitePlace({ out: join(folder, 'site') });
const write = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};
const state = { code: 'code', change: 7 };
const manifest = {
  origin: { written: 'once', change: 7 },
  gone: ['/removed'],
  pages: [{ route: '/[page]', path: '/changed', fingerprint: 'k', invalidationKey: 'product 1', written: true }],
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const { site } = place();
  for (const name of ['index', 'same', 'changed', 'removed']) write(join(site, `${name}.html`), 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('changed files take their places, removed ones go, the rest stays; the state follows', () => {
  const { site, staged, journal } = place();
  write(join(staged, 'changed.html'), 'new');
  write(join(staged, 'deep/added.html'), 'new');
  publish(place(), { changed: ['changed.html', 'deep/added.html'], removed: ['removed.html'], manifest }, state);
  const read = (name: string) => readFileSync(join(site, name), 'utf8');
  expect([read('same.html'), read('changed.html'), read('deep/added.html')]).toEqual(['old', 'new', 'new']);
  expect([join(site, 'removed.html'), staged, journal].map(existsSync)).toEqual([false, false, false]);
  expect(readState(place())).toEqual(state);
});

test('a publication that was interrupted is finished by the next build', () => {
  const { site, staged, journal } = place();
  write(join(site, 'changed.html'), 'new');
  write(join(staged, 'added.html'), 'new');
  write(journal, JSON.stringify({ changed: ['changed.html', 'added.html'], removed: ['removed.html'], manifest, state }));
  finishPublishing(place());
  expect(existsSync(join(site, 'added.html'))).toBe(true);
  expect([join(site, 'removed.html'), staged, journal].map(existsSync)).toEqual([false, false, false]);
});

test('pages that were staged without a journal are dropped, and the site is as it was', () => {
  const { site, staged } = place();
  write(join(staged, 'changed.html'), 'new');
  finishPublishing(place());
  expect(readFileSync(join(site, 'changed.html'), 'utf8')).toBe('old');
  expect(existsSync(staged)).toBe(false);
});

test('a full build that was interrupted between its renames gives the old site back', () => {
  const { site, old } = place();
  write(join(old, 'index.html'), 'old');
  rmSync(site, { recursive: true });
  undoSwap(place());
  expect(existsSync(join(site, 'index.html'))).toBe(true);
});

test('a folder with more files than hosts take is refused', () => {
  const { site } = place();
  expect(() => checkFolders(site, 4)).not.toThrow();
  expect(() => checkFolders(site, 3)).toThrow('4 files');
});
