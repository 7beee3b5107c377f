import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { dataManifestPath, dataSetNames, dataSetPath } from '#site/open-data-paths.ts';
import { builtSite } from '../support/built-site.ts';

const bytesOf = (language: (typeof languages)[number], path: string) => readFileSync(builtSite(language) + path);

test.each(languages)('what may be taken along stands in the %s site as its manifest says, a licence on every line', (language) => {
  const { datasets, licences } = JSON.parse(bytesOf(language, dataManifestPath).toString());
  expect(datasets.map(({ name }: { name: string }) => name)).toEqual(dataSetNames);
  for (const { name, lines, bytes, sha256, date } of datasets) {
    const file = bytesOf(language, dataSetPath(name));
    expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([bytes, sha256]);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const rows = gunzipSync(file)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toHaveLength(lines);
    expect(rows.filter(({ licence }) => licences[licence] === undefined)).toEqual([]);
    if (name === 'products') expect(rows.every(({ invented, source }) => invented === (source.kind === 'demo'))).toBe(true);
    if (name === 'ingredients')
      expect(rows.find(({ inci }) => inci === 'Glycerin')).toMatchObject({
        cas: ['56-81-5'],
        licence: 'CC-BY-4.0',
        explained: { ru: expect.stringMatching(/[а-я]/) },
      });
  }
  const page = bytesOf(language, '/service/content/sources.html').toString();
  for (const path of [...dataSetNames.map(dataSetPath), dataManifestPath]) expect(page).toContain(`href="${path}"`);
});

test('both sites give the same data', () => {
  for (const name of dataSetNames) expect(bytesOf('en', dataSetPath(name)).equals(bytesOf('ru', dataSetPath(name)))).toBe(true);
});
