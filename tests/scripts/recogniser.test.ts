import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { copyRecogniser, recogniserSources } from '#scripts/recogniser.ts';
import { recogniserBytes, recogniserFiles, recogniserFolder } from '#site/recogniser.ts';

const files = recogniserSources.map(([name, file]) => ({ name, content: readFileSync(file) }));

test('the folder of the recogniser is named by what is in it, and its sizes are true', () => {
  const hash = createHash('sha256');
  for (const { content } of files) hash.update(content);
  expect(recogniserFolder).toBe(`/recogniser/${hash.digest('hex').slice(0, 12)}`);
  expect(Object.values(recogniserFiles).map(({ bytes }) => bytes)).toEqual(files.map(({ content }) => content.length));
  const packed = files.reduce((sum, { content }) => sum + Math.min(content.length, gzipSync(content).length), 0);
  expect(Math.abs(recogniserBytes / packed - 1)).toBeLessThan(0.02);
});

test('the build copies it out of its packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  copyRecogniser(folder);
  expect(readdirSync(join(folder, recogniserFolder)).sort()).toEqual(files.map(({ name }) => name).sort());
  rmSync(folder, { recursive: true });
});
