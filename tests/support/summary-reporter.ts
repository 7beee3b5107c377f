import type { Reporter, TestModule } from 'vitest/node';

/** Prints each suite's seconds and the closing line "N passed, N failed". */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    let skipped = 0;
    for (const module of modules) {
      if (module.state() === 'failed' && module.children.size === 0) failed += 1;
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failed += 1;
        else skipped += 1;
      }
    }
    for (const module of [...modules].sort((a, b) => b.diagnostic().duration - a.diagnostic().duration)) {
      console.log(`${(module.diagnostic().duration / 1000).toFixed(1).padStart(7)} s  ${module.relativeModuleId}`);
    }
    console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
