import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const line = '{"id":1,"text":"Aqua, Glycerin, Niacinamide"}\n';

test.each([
  ['knowledge-lines.ts', [], ''],
  ['analyze.ts', ['--format', 'jsonl'], line.repeat(2_000)],
])('%s ends without a word when its reader has gone', async (command, args, input) => {
  const child = spawn(process.execPath, [`scripts/${command}`, ...args]);
  child.stdin.on('error', () => undefined).end(input);
  child.stdout.once('data', () => child.stdout.destroy());
  const [said, status] = await Promise.all([text(child.stderr), new Promise((done) => child.once('exit', done))]);
  expect([said, status]).toEqual(['', 0]);
});

test('every command bears that its reader goes', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = Object.values(scripts).flatMap((command) => command.match(/scripts\/[\w/-]+\.ts/g) ?? []);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !/import .*'\.{1,2}\/cli\/output\.ts'/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
