/** A file with what changed in Open Beauty Facts from one moment to another (UNIX seconds). */
export interface ChangeFile {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A finished import, as far as it tells what is here already. */
export interface FinishedImport {
  /** File name or address. */
  readonly file: string;
  readonly startedAt: string;
}

const changeName = /(?:^|\/)([\w.-]+_(\d{9,11})_(\d{9,11})\.jsonl?(?:\.gz)?)$/;
const day = 86_400;
/** An export is a day old at most when it is fetched; another one for what was under way while it was made. */
const ageOfExport = 2 * day;

export function changeFileOf(name: string): ChangeFile | null {
  const [, file, from, to] = changeName.exec(name.trim()) ?? [];
  return file === undefined ? null : { name: file, from: Number(from), to: Number(to) };
}

/** The list of differences: a file name or an address a line, oldest first. Other lines are passed over. */
export function readChangeList(text: string): ChangeFile[] {
  const files = text.split('\n').flatMap((line) => changeFileOf(line) ?? []);
  return files.sort((a, b) => a.from - b.from || a.to - b.to);
}

const secondsOf = (moment: string) => Date.parse(moment) / 1_000;

/** The moment (UNIX seconds) up to which everything was imported; null when the export never was. `finished`: newest first. */
export function coveredUpTo(finished: readonly FinishedImport[], exportAddress: string): number | null {
  const at = finished.findIndex(({ file }) => file === exportAddress);
  const whole = finished[at];
  if (!whole) return null;
  // Differences that were imported before the export are older than it may be.
  const since = finished.slice(0, at).flatMap(({ file }) => changeFileOf(file)?.to ?? []);
  return Math.max(secondsOf(whole.startedAt) - ageOfExport, ...since);
}

/** What to import for all that changed since a moment; null when the list does not reach back that far. */
export function changesSince(files: readonly ChangeFile[], covered: number): ChangeFile[] | null {
  const [oldest] = files;
  return oldest && oldest.from - covered > day ? null : files.filter(({ to }) => to > covered);
}
