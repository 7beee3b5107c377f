import type { BuiltFiles } from './built-files.ts';
import type { Problems } from './problems.ts';
import { readPage } from './read-page.ts';

interface Wanted {
  readonly from: string;
  readonly path: string;
  readonly fragment: string;
}

/** Links to a place inside a page; looked at in the end, when the places of most pages are known. */
export class Anchors {
  readonly #ids = new Map<string, ReadonlySet<string>>();
  readonly #wanted: Wanted[] = [];
  readonly #files: BuiltFiles;

  constructor(files: BuiltFiles) {
    this.#files = files;
  }

  know(path: string, ids: ReadonlySet<string>): void {
    this.#ids.set(path, ids);
  }

  want(wanted: Wanted): void {
    this.#wanted.push(wanted);
  }

  check(problems: Problems): void {
    for (const { from, path, fragment } of this.#wanted)
      if (this.#idsOf(path)?.has(fragment) === false) problems.add('dead anchor', `${from} → ${path}#${fragment}`);
  }

  /** Null where a function or a file that is no page answers. */
  #idsOf(path: string): ReadonlySet<string> | null {
    const kept = this.#ids.get(path);
    if (kept) return kept;
    if (!this.#files.pages.includes(path)) return null;
    const { ids } = readPage(path, this.#files.pageText(path));
    this.know(path, ids);
    return ids;
  }
}
