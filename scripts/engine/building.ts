import type { Settings } from '../settings.ts';
import { sweepSnapshots } from '../snapshot/write-snapshot.ts';
import { locksOf, withLocks } from './build-lock.ts';
import { undoSwap } from './full-build.ts';
import { finishPublishing } from './publish.ts';
import { sitePaths } from './site-paths.ts';

/** Works on a site while nobody else does, and nobody on one of the same database; what earlier builds left half done is brought in order first. */
export function building<Result>(settings: Settings, work: () => Promise<Result>): Promise<Result> {
  return withLocks(locksOf(settings), `building ${settings.out}`, async () => {
    const place = sitePaths(settings);
    undoSwap(place);
    finishPublishing(place);
    sweepSnapshots(settings.snapshot);
    return work();
  });
}
