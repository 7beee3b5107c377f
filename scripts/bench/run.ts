import '../cli/output.ts';
import { benchAgainst } from './against.ts';
import { benchAnalyze } from './analyze.ts';
import { benchApi } from './api.ts';
import { benchBuild } from './build.ts';
import { benchChecker } from './checker.ts';
import { benchCompare } from './compare.ts';
import { benchDesk } from './desk.ts';
import { benchDupes } from './dupes.ts';
import { benchImport } from './import.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLists } from './lists.ts';
import { benchLoad } from './load.ts';
import { benchPages } from './pages.ts';
import { benchPhoto } from './photo.ts';
import { benchPublishing } from './publishing.ts';
import { benchReport } from './report.ts';
import { benchScale } from './scale.ts';
import { benchSearch } from './search.ts';

/** `npm run bench -- NAME`: measures against the budgets; never part of the tests, because machines are noisy. */
const benches: Readonly<Record<string, () => Promise<boolean>>> = {
  against: benchAgainst,
  analyze: benchAnalyze,
  api: benchApi,
  build: benchBuild,
  checker: benchChecker,
  compare: benchCompare,
  desk: benchDesk,
  dupes: benchDupes,
  import: benchImport,
  lighthouse: benchLighthouse,
  lists: benchLists,
  load: benchLoad,
  pages: benchPages,
  photo: benchPhoto,
  publishing: benchPublishing,
  report: benchReport,
  scale: benchScale,
  search: benchSearch,
};
const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  console.error(`Unknown benchmark "${name}". There is: ${Object.keys(benches).join(', ')}. Example: npm run bench -- analyze`);
  process.exit(1);
}
process.exitCode = (await bench()) ? 0 : 1;
