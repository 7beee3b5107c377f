import { configDefaults, defineConfig } from 'vitest/config';

/** They set what a module reads when it is loaded, or replace one. */
const alone = ['tests/db/demo.test.ts', 'tests/server/no-disclosure.test.ts'];
const long = 'tests/**/*.long.test.ts';
const exclude = [...configDefaults.exclude, long];

export default defineConfig({
  test: {
    globalSetup: ['tests/support/build-sites.ts'],
    setupFiles: ['tests/support/fail-on-console.ts'],
    testTimeout: 60_000,
    // A second is too little for a page on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 420_000,
    maxWorkers: 2,
    reporters: ['default', './tests/support/summary-reporter.ts'],
    projects: [
      // Knowledge, dictionary and browser are loaded once for all files of a worker.
      { extends: true, test: { name: 'shared', include: ['tests/**/*.test.ts'], exclude: [...exclude, ...alone], isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'long', include: [long], isolate: false } },
    ],
  },
});
