/** A query that is built once for each connection and asked often: to build one costs more than to run it. */
export function builtOnce<Connection extends object, Query>(build: (db: Connection) => Query): (db: Connection) => Query {
  const built = new WeakMap<Connection, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
