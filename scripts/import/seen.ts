import { mkdirSync, rmSync } from 'node:fs';
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
  readonly close: (finished: boolean) => void;
}

/** `path` null: a file without a name that is gone when the run ends. */
export function seenIds(path: string | null): SeenIds {
  if (path !== null) mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path ?? '');
  database.exec(
    // A journal: a run that is killed in the middle of a write must find them whole.
    'pragma journal_mode = wal; pragma synchronous = off; create table if not exists seen (id text primary key, row integer) without rowid',
  );
  const insert = database.prepare('insert into seen values (?, ?) on conflict do nothing');
  const find = database.prepare('select row from seen where id = ?');
  return {
    areRepeated: (rows) => {
      database.exec('begin');
      const answers = rows.map(({ id, row }) => insert.run(id, row).changes === 0 && Number(find.get(id)?.['row']) < row);
      database.exec('commit');
      return answers;
    },
    close: (finished) => {
      database.close();
      if (finished && path !== null) rmSync(path, { force: true });
    },
  };
}
