import {
  type Client,
  type InArgs,
  LibsqlError,
  type ResultSet,
  type Row,
  type Transaction,
  type TransactionMode,
  type Value,
} from '@libsql/client';
import Connection from 'libsql';
import { remembered } from '#core/remembered.ts';
import { whileBusy } from './busy.ts';

/** Statements kept prepared, and as many again of those asked for before. */
const maxKept = 200;
/** Characters; what is longer puts in many rows at once, and hardly twice as many. */
const longestKept = 5_000;

const isWrite = (sql: string) => /^\s*(?:insert|update|delete)\b/i.test(sql);

const cells = Symbol('cells');
type Cells = readonly Value[];
type CellRow = Row & { [cells]: Cells };

/** Makes rows as the client's contract has them: every value by its place, and the first of each name as a property that is listed. */
function rowMaker(columns: readonly string[]): (values: Cells) => Row {
  const prototype: object = Object.create(null, { length: { value: columns.length } });
  for (const place of columns.keys())
    Object.defineProperty(prototype, place, {
      get(this: CellRow) {
        return this[cells][place];
      },
    });
  const named = [...columns.entries()].filter(([place, name]) => columns.indexOf(name) === place);
  return (values) => {
    const row: CellRow = Object.create(prototype);
    row[cells] = values;
    for (const [place, name] of named) row[name] = values[place] ?? null;
    return row;
  };
}

const bound = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value instanceof Date ? value.getTime() : value);

const asClientError = (error: unknown) =>
  error instanceof Connection.SqliteError ? new LibsqlError(error.message, error.code, error.code, error.rawCode, error) : error;

/** Asks whether another process writes, and waits for nothing. A statement that was refused stays open in its connection, where it keeps others from being committed: so this has one of its own, and leaves none open. */
class Probe {
  readonly #connection: Connection.Database;

  constructor(path: string) {
    this.#connection = new Connection(path);
  }

  /** Throws while it does. */
  readonly check = (): void => {
    try {
      this.#connection.exec('begin immediate');
      this.#connection.exec('rollback');
    } catch (error) {
      throw asClientError(error);
    }
  };

  close(): void {
    this.#connection.close();
  }
}

/** A connection whose statements stay prepared: to prepare one takes several times as long as to run it. */
class PreparingConnection {
  readonly #connection: Connection.Database;
  readonly #prepared = remembered(maxKept, (sql: string) => this.#prepare(sql), longestKept);

  constructor(path: string, timeout: number) {
    this.#connection = new Connection(path, { timeout });
    this.#connection.exec('pragma foreign_keys = on; pragma synchronous = normal');
  }

  run(sql: string, args: InArgs = []): ResultSet {
    try {
      return this.#prepared(sql)(Array.isArray(args) ? args.map(bound) : [args]);
    } catch (error) {
      throw asClientError(error);
    }
  }

  close(): void {
    this.#connection.close();
  }

  #prepare(sql: string): (values: readonly unknown[]) => ResultSet {
    const statement = this.#connection.prepare<unknown[]>(sql);
    const none = { columns: [], columnTypes: [], rows: [], rowsAffected: 0, lastInsertRowid: undefined, toJSON: () => null };
    if (!statement.reader)
      return (values) => {
        const { changes, lastInsertRowid } = statement.run(values);
        return { ...none, rowsAffected: changes, lastInsertRowid: BigInt(lastInsertRowid) };
      };
    const described = statement.raw().columns();
    const columns = described.map(({ name }) => name);
    const shape = { ...none, columns, columnTypes: described.map(({ type }) => type ?? '') };
    const rowOf = rowMaker(columns);
    return (values) => ({ ...shape, rows: (statement.all(values) as Cells[]).map(rowOf) });
  }
}

/** The object with some of its methods replaced; the others keep their `this`, which the client's private fields need. */
function replaceMethods<Target extends object>(target: Target, methods: Partial<Target>): Target {
  return new Proxy(target, {
    get(_, name) {
      const own: unknown = Reflect.get(methods, name);
      if (own !== undefined) return own;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Hands out turns: each begins when the one before has been given back. */
function queue(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}

/**
 * A file's client that keeps statements prepared. What stands outside transactions runs on one connection of its own, which sees whatever
 * any process has committed; transactions, which need a connection each, and the rest go to the ordinary client.
 *
 * Writes and write transactions wait for each other in a queue. Without it the second one waits inside SQLite, which blocks the thread that
 * the first one needs to go on, until its timeout fails it. So nothing inside a transaction may wait for a write outside of it.
 * For other processes a statement waits `patience` milliseconds, its time in the queue included, and not inside SQLite either: what needs no
 * database, or only reads it, is served meanwhile.
 */
export function fileClient(ordinary: Client, path: string, patience: number): Client {
  const connection = new PreparingConnection(path, patience);
  const probe = new Probe(path);
  const turn = queue();

  /** Does a work that writes when its turn has come and no other process writes; what one begins in that very moment is waited for inside SQLite. */
  const writing = async <Result>(work: (done: () => void) => Promise<Result>): Promise<Result> => {
    const asked = performance.now();
    const done = await turn();
    try {
      await whileBusy(patience - (performance.now() - asked), probe.check);
      return await work(done);
    } catch (error) {
      done();
      throw error;
    }
  };
  const once = <Result>(work: () => Result | Promise<Result>): Promise<Result> =>
    writing(async (done) => {
      const result = await work();
      done();
      return result;
    });

  const execute = async (stated: string | { readonly sql: string; readonly args?: InArgs }, more?: InArgs): Promise<ResultSet> => {
    const { sql, args } = typeof stated === 'string' ? { sql: stated, args: more } : stated;
    return isWrite(sql) ? once(() => connection.run(sql, args)) : connection.run(sql, args);
  };

  const transaction = async (mode: TransactionMode = 'write'): Promise<Transaction> => {
    if (mode !== 'write') return ordinary.transaction(mode);
    return writing(async (done) => {
      const open = await ordinary.transaction(mode);
      const ending = (end: () => Promise<void>) => () => end().finally(done);
      return replaceMethods(open, {
        commit: ending(() => open.commit()),
        rollback: ending(() => open.rollback()),
        close: () => {
          open.close();
          done();
        },
      });
    });
  };

  const batch: Client['batch'] = (statements, mode) => once(() => ordinary.batch(statements, mode));

  const close = () => {
    connection.close();
    probe.close();
    ordinary.close();
  };
  return replaceMethods(ordinary, { execute, batch, transaction: transaction as Client['transaction'], close });
}
