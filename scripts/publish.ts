import './cli/output.ts';
import { constants, setPriority } from 'node:os';
import { publishChanges } from './engine/site-builds.ts';
import { readSettings } from './settings.ts';

/** Started by a server that is serving (publishing/local-publisher.ts): builds what changed, behind whoever reads the site. */
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Not every system lets a process step back.
}
try {
  const start = performance.now();
  const { did, files } = await publishChanges(readSettings(process.env), 'changes');
  const words = { nothing: 'nothing to do', changes: `${files} files`, everything: 'the whole site' } as const;
  console.log(`Published: ${words[did]}, in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
