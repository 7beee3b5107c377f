import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFolders } from '#scripts/engine/folder-sizes.ts';
import { undoSwap } from '#scripts/engine/full-build.ts';
import { readManifest } from '#scripts/engine/page-manifest.ts';
import { finishPublishing, publish } from '#scripts/engine/publish.ts';
import { readState, sitePaths, writeState } from '#scripts/engine/site-paths.ts';

let folder = '';
const place = () => sitePaths({ out: join(folder, 'site') });
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

test('changed files take their places, removed ones go, the rest stays; the manifest follows', () => {
  const { site, staged, journal } = place();
  write(join(staged, 'changed.html'), 'new');
  write(join(staged, 'deep/added.html'), 'new');
  publish(place(), { changed: ['changed.html', 'deep/added.html'], removed: ['removed.html'], manifest });
  const read = (name: string) => readFileSync(join(site, name), 'utf8');
  expect([read('same.html'), read('changed.html'), read('deep/added.html')]).toEqual(['old', 'new', 'new']);
  expect([join(site, 'removed.html'), staged, journal].map(existsSync)).toEqual([false, false, false]);
  expect(readManifest(place().pages)?.origin).toEqual(manifest.origin);
});

/** A publication that was killed after its first file, by a process that is no more. */
function interrupted() {
  const { site, staged, journal } = place();
  const earlier = `${staged}-earlier`;
  for (const name of ['changed.html', 'added.html']) write(join(earlier, name), 'new');
  const changed = ['changed.html', 'added.html'].map((name) => {
    const { size, mtimeMs: time } = statSync(join(earlier, name));
    return { name, size, time };
  });
  write(journal, JSON.stringify({ staged: earlier, changed, removed: ['removed.html'], manifest }));
  renameSync(join(earlier, 'changed.html'), join(site, 'changed.html'));
  writeState(place(), state);
  return { ...place(), earlier };
}

test('a publication that was interrupted is finished by the next build', () => {
  const { site, earlier, journal } = interrupted();
  finishPublishing(place());
  expect(existsSync(join(site, 'added.html'))).toBe(true);
  expect([join(site, 'removed.html'), earlier, journal].map(existsSync)).toEqual([false, false, false]);
  // The search index did not follow yet: only who finishes all of it says so.
  expect(readState(place())).toEqual(state);
});

test('a staged file that is missing is an error, and the site stays as it was', () => {
  const { site, staged, journal } = place();
  write(join(staged, 'changed.html'), 'new');
  expect(() => publish(place(), { changed: ['changed.html', 'deep/added.html'], removed: ['removed.html'], manifest })).toThrow(
    'deep/added.html was to be published and is not there.',
  );
  expect(readFileSync(join(site, 'changed.html'), 'utf8')).toBe('old');
  expect(existsSync(journal)).toBe(false);
});

test('an interrupted publication whose files are gone, or that cannot be read, makes the whole site be built', () => {
  const said: string[] = [];
  rmSync(join(interrupted().earlier, 'added.html'));
  finishPublishing(place(), (text) => void said.push(text));
  expect(said).toEqual([expect.stringContaining('added.html was to be published and is not there.')]);
  expect(readState(place())).toBe(null);
  writeState(place(), state);
  write(place().journal, '{"changed"');
  finishPublishing(place(), (text) => void said.push(text));
  expect(readState(place())).toBe(null);
  expect(existsSync(place().journal)).toBe(false);
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
