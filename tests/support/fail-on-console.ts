import { afterEach, beforeEach, vi } from 'vitest';

/** An unexpected console line fails the test: nothing of ours speaks without being asked. */
const loud = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of loud) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});
