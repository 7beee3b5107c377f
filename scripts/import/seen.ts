import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface SeenRow {
  readonly id: string;
  readonly row: number;
}

/** The ids of a run, on disk: memory stays constant, and a run that goes on still knows them. */
export interface SeenIds {
  /** Which of the ids had an earlier row? Asked for many at once: each question is a transaction. */
  readonly areRepeated: (rows: readonly SeenRow[]) => boolean[];
  /** Notes ids of rows that were refused: the source has them all the same. */
  readonly note: (ids: readonly string[]) => void;
  readonly arePresent: (ids: readonly string[]) => boolean[];
  /** The beginnings of ids up to the first colon, which tell the shops of feeds apart. */
  readonly prefixes: () => string[];
  /** Does it know the rows of all earlier calls of the run? */
  readonly isWhole: boolean;
  readonly close: (finished: boolean) => void;
}

/** `path` null: a file without a name that is gone when the run ends. */
export function seenIds(path: string | null, isResumed = false): SeenIds {
  const isWhole = !isResumed || (path !== null && existsSync(path));
  if (path !== null) mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path ?? '');
  database.exec(
    // A journal: a run that is killed in the middle of a write must find them whole.
    'pragma journal_mode = wal; pragma synchronous = off; create table if not exists seen (id text primary key, row integer) without rowid; create table if not exists refused (id text primary key) without rowid',
  );
  const insert = database.prepare('insert into seen values (?, ?) on conflict do nothing');
  const refuse = database.prepare('insert into refused values (?) on conflict do nothing');
  const present = database.prepare('select 1 from seen where id = ? union all select 1 from refused where id = ?');
  const find = database.prepare('select row from seen where id = ?');
  return {
    areRepeated: (rows) => {
      database.exec('begin');
      const answers = rows.map(({ id, row }) => insert.run(id, row).changes === 0 && Number(find.get(id)?.['row']) < row);
      database.exec('commit');
      return answers;
    },
    note: (ids) => {
      if (ids.length === 0) return;
      database.exec('begin');
      for (const id of ids) refuse.run(id);
      database.exec('commit');
    },
    arePresent: (ids) => ids.map((id) => present.get(id, id) !== undefined),
    prefixes: () =>
      database
        .prepare("select distinct substr(id, 1, instr(id, ':')) as prefix from seen")
        .all()
        .map(({ prefix }) => String(prefix)),
    isWhole,
    close: (finished) => {
      database.close();
      if (finished && path !== null) rmSync(path, { force: true });
    },
  };
}
