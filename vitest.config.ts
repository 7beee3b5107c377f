import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/build-sites.ts'],
    setupFiles: ['tests/support/fail-on-console.ts'],
    testTimeout: 20_000,
    hookTimeout: 420_000,
    maxWorkers: 2,
    reporters: ['default', './tests/support/summary-reporter.ts'],
  },
});
