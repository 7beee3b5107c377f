import type { Reporter, TestModule } from 'vitest/node';

/** Prints each suite's seconds, the tests that passed only when repeated or failed, and the closing line "N passed, N failed". */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    let skipped = 0;
    const repeated: string[] = [];
    const failures: string[] = [];
    for (const module of modules) {
      if (module.state() === 'failed' && module.children.size === 0) {
        failed += 1;
        failures.push(module.relativeModuleId);
      }
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        const state = test.result().state;
        if (state === 'passed') passed += 1;
        else if (state === 'failed') {
          failed += 1;
          failures.push(name);
        } else skipped += 1;
        if (test.diagnostic()?.flaky) repeated.push(name);
      }
    }
    for (const module of [...modules].sort((a, b) => b.diagnostic().duration - a.diagnostic().duration)) {
      console.log(`${(module.diagnostic().duration / 1000).toFixed(1).padStart(7)} s  ${module.relativeModuleId}`);
    }
    for (const name of repeated) console.log(`passed only when repeated: ${name}`);
    for (const name of failures) console.log(`failed: ${name}`);
    console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
