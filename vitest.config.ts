import { configDefaults, defineConfig } from 'vitest/config';

/** They set what a module reads when it is loaded, or replace one. */
const alone = ['tests/db/demo.test.ts', 'tests/server/no-disclosure.test.ts'];
const long = 'tests/**/*.long.test.ts';
const site = ['tests/built-site/**/*.test.ts', 'tests/smoke/*.test.ts'];
const journeys = 'tests/journeys/*.test.ts';
/** Builds the small sites that these tests look at; not run when none of them is chosen. */
const globalSetup = ['tests/support/build-sites.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/support/fail-on-console.ts'],
    testTimeout: 60_000,
    // A second is too little for a page on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 420_000,
    maxWorkers: 2,
    reporters: ['default', './tests/support/summary-reporter.ts'],
    // Without isolation: knowledge, dictionary and browser are loaded once for all files of a worker.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...alone, ...site, journeys, long],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'site', include: site, exclude: [long], isolate: false, globalSetup } },
      // A browser on a busy machine now and then answers late: what fails is tried once more, and named if it then passes.
      { extends: true, test: { name: 'journeys', retry: 1, include: [journeys], isolate: false, globalSetup } },
      { extends: true, test: { name: 'long', include: [long], isolate: false, globalSetup } },
    ],
  },
});
