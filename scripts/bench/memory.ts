import { basename } from 'node:path';
import { ownProcesses, processFile } from './process-tree.ts';

/** A process at one moment. */
interface ProcessMemory {
  /** Name of its script, or of the program itself. */
  readonly name: string;
  readonly bytes: number;
}

/** Memory of this process and all it started, at its highest. */
export interface Peak {
  readonly bytes: number;
  readonly processes: readonly ProcessMemory[];
}

/** Name of the first of the words that is a script's. */
function nameOf(id: string): string {
  const words = processFile(id, 'cmdline').split('\0');
  return basename(words.find((word) => /\.m?[jt]s$/.test(word)) ?? words[0] ?? id);
}

/**
 * Memory of this process and all it started. What processes share (a snapshot mapped by all of them, the code of Node) is counted once: each process
 * is charged its part (Pss), so that the sum is what the machine has to have.
 */
function present(): ProcessMemory[] {
  return ownProcesses().map((id) => {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(processFile(id, 'smaps_rollup')) ?? [];
    return { name: nameOf(id), bytes: Number(kilobytes) * 1024 };
  });
}

/** Does something and watches the memory of everything it starts. */
export async function watched<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number; memory: Peak }> {
  let memory: Peak = { bytes: 0, processes: [] };
  const timer = setInterval(() => {
    const processes = present();
    const bytes = processes.reduce((sum, one) => sum + one.bytes, 0);
    if (bytes > memory.bytes) memory = { bytes, processes };
  }, 500);
  const start = performance.now();
  try {
    return { result: await work(), seconds: (performance.now() - start) / 1000, memory };
  } finally {
    clearInterval(timer);
  }
}
