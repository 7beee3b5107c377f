import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readAudit } from '#scripts/supply-chain/audit-answer.ts';
import { writeSbom } from '#scripts/supply-chain/sbom.ts';
import { allowScripts, dependencies, devDependencies } from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}
interface Component {
  readonly name: string;
  readonly hashes: readonly unknown[];
  readonly properties?: readonly { readonly name: string }[];
}
const { '': root, ...rest } = lock.packages;
const packages = Object.entries<Locked>(rest);
const namesWhere = (holds: (one: Locked) => boolean) => packages.filter(([, one]) => holds(one)).map(([path]) => path);

test('every package has one version and the checksum of its contents', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(namesWhere(({ version, integrity }) => !version || !integrity?.startsWith('sha512-'))).toEqual([]);
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
  expect([root.dependencies, root.devDependencies]).toEqual([dependencies, devDependencies]);
});

test('no package comes from elsewhere than the registry that npm asks', () => {
  expect(
    namesWhere(({ resolved, link }) => Boolean(link) || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))),
  ).toEqual([]);
});

test('only named packages run scripts when they are installed; others stop the installation', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const running = namesWhere(({ hasInstallScript }) => Boolean(hasInstallScript)).map(nameOf);
  expect(running.filter((name) => !(name in allowScripts))).toEqual([]);
});

test('the audit tells advisories, and says plainly when nobody answered', () => {
  const found = { hono: { severity: 'high', range: '<4', via: [{ title: 'Bad path', url: 'https://advisory.test' }, 'node-server'] } };
  expect(readAudit(JSON.stringify({ vulnerabilities: found }))).toEqual({
    lines: ['high: hono <4: Bad path (https://advisory.test); through node-server'],
    code: 1,
  });
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toMatchObject({ code: 0, lines: [expect.stringContaining('No advisory')] });
  for (const printed of ['{"message":"connect ECONNREFUSED"}', '', '<html>']) {
    const { lines, code } = readAudit(printed);
    expect([code, lines.join()]).toEqual([0, expect.stringContaining('could not run')]);
  }
});

test('the audit ends well, and says so, where the advisory service is out of reach', () => {
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
  expect(execFileSync(process.execPath, ['scripts/audit.ts'], { env, encoding: 'utf8' })).toContain('Nothing was checked');
});

test('the list of parts names all there is, and which of it is a tool of developers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'build', 'sbom.cdx.json');
  expect(writeSbom(file)).toBeNull();
  const { bomFormat, components }: { bomFormat: string; components: Component[] } = JSON.parse(readFileSync(file, 'utf8'));
  const isTool = ({ properties = [] }: Component) => properties.some(({ name }) => name === 'cdx:npm:package:development');
  const parts = new Map(components.map((one) => [one.name, isTool(one)]));
  expect(bomFormat).toBe('CycloneDX');
  expect(Object.keys(dependencies).filter((name) => parts.get(name) !== false)).toEqual([]);
  expect([parts.get('vitest'), parts.get('playwright-core')]).toEqual([true, true]);
  expect(components.every(({ hashes }) => hashes.length > 0)).toBe(true);
});

test('a secret that gets into a file is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'settings.ts');
  const look = () => spawnSync('node_modules/.bin/secretlint', ['--secretlintrc', '.secretlintrc.json', file], { encoding: 'utf8' });
  writeFileSync(file, 'export const harmless = 1;\n');
  expect(look().status).toBe(0);
  // Put together here, so that this file holds none.
  writeFileSync(file, `export const key = '${['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_')}';\n`);
  expect(look().status).toBe(1);
});
