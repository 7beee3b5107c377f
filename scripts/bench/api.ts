import { mkdirSync, rmSync } from 'node:fs';
import { openDatabase } from '#db/database.ts';
import { median } from '../quantile.ts';
import { contest, load, measured, readsOf, writesOf, written } from './api-loads.ts';
import { connections, environment, folder, password, type Server, settle, startMailServer, startServer } from './api-site.ts';

const budget = { reads: 1_500, writes: 300, timing: 0.1 };
const amounts = { warming: 1_000, reads: 6_000, writes: 1_600, contested: 400 };
const processes = 4;
const tries = 30;

/** Whether two kinds of calls take as long as each other: made in turns, so that what else the machine does meets both. */
async function alike(what: string, url: string, bodies: readonly [(turn: number) => object, (turn: number) => object]): Promise<boolean> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < tries * 2; turn += 1) {
    const kind = (turn + Math.floor(turn / 2)) % 2 === 0 ? 0 : 1;
    const start = performance.now();
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodies[kind](turn)),
    });
    await answer.text();
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${what}: ${answer.status}`);
    times[kind].push(performance.now() - start);
  }
  const [known, unknown] = [median(times[0]), median(times[1])];
  const apart = Math.abs(known - unknown) / Math.max(known, unknown);
  console.log(
    `${what}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${(apart * 100).toFixed(1)} % apart (medians of ${tries}).`,
  );
  // What takes a millisecond or two is not told apart over a network.
  return apart <= budget.timing || Math.abs(known - unknown) < 2;
}

/** `npm run bench -- api`: reads and writes of 32 connections to one process, the same writes to four, and whether answers tell by their time who is known. */
export async function benchApi(): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(environment.OUT_DIR, { recursive: true });
  const { db, close } = await openDatabase({ url: `file:${folder}/live.db` });
  const site = await settle(db);
  const mail = await startMailServer();
  const servers = [await startServer(mail.url)];
  try {
    const [server] = servers as [Server];
    const { url } = server;
    const read = (amount: number) => load(url, amount, (connection) => readsOf(site, connection));
    const good: boolean[] = [];
    await read(amounts.warming);
    good.push(await measured('Reads', server, budget.reads, () => read(amounts.reads)));
    const write = () => load(url, amounts.writes, (connection) => writesOf(site, connection, 0));
    good.push(await measured('Reviews written', server, budget.writes, write));
    const rows = await written(db);
    console.log(`${rows} rows of ${amounts.writes} written.`);
    good.push(rows === amounts.writes);

    while (servers.length < processes) servers.push(await startServer(mail.url));
    // Beyond what the first part has written.
    const first = Math.ceil((amounts.writes / connections) * 2);
    good.push(
      await contest(
        site,
        servers.map((one) => one.url),
        amounts.contested,
        first,
      ),
    );

    const wrong = (username: string) => () => ({ username, password: 'wrong11' });
    good.push(await alike('Wrong password', `${url}/api/v2/security/login`, [wrong('visitor_1'), wrong('nobody')]));
    const newcomer = (email: (turn: number) => string) => (turn: number) => ({
      username: `newcomer_${turn}`,
      email: email(turn),
      password,
    });
    const registering = [newcomer(() => 'visitor1@example.test'), newcomer((turn) => `newcomer${turn}@example.test`)] as const;
    good.push(await alike('Registration', `${url}/api/v2/security/register`, registering));
    const asking = (email: string) => () => ({ email });
    const recovery = [asking('visitor1@example.test'), asking('nobody@example.test')] as const;
    good.push(await alike('Forgotten password', `${url}/api/v2/security/password-recovery`, recovery));
    return !good.includes(false);
  } finally {
    for (const { stop } of servers) stop();
    mail.stop();
    close();
  }
}
