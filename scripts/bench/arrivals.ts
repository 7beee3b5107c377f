import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Request } from 'autocannon';

export interface Arrivals {
  readonly connections: number;
  /** Requests a second of all connections together. */
  readonly rate: number;
  readonly seconds: number;
  readonly random: () => number;
}

export interface Answered {
  readonly what: string;
  /** Milliseconds from when it was to be sent: what waits behind another answer of its connection has waited. */
  readonly ms: number;
  readonly failed: boolean;
}

const timeout = 30_000;

function send(agent: Agent, url: string, { method = 'GET', path = '/', headers, body }: Request): Promise<boolean> {
  return new Promise((done) => {
    const sent = request(url + path, { agent, method, headers: { 'accept-encoding': 'gzip', ...headers }, timeout }, (answer) => {
      answer.resume();
      answer.once('end', () => done((answer.statusCode ?? 500) < 400));
      answer.once('error', () => done(false));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => done(false));
    sent.end(body);
  });
}

/** Readers who know nothing of each other: each connection asks at moments of its own, exponentially apart. */
export async function arrivals(
  url: string,
  mix: readonly Request[],
  { connections, rate, seconds, random }: Arrivals,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  const pause = (1_000 * connections) / rate;
  const begun = performance.now();
  const reader = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let due = begun - Math.log(1 - random()) * pause;
    for (; due - begun < seconds * 1_000; due -= Math.log(1 - random()) * pause) {
      const wait = due - performance.now();
      if (wait > 0) await setTimeout(wait);
      const one = mix[Math.floor(random() * mix.length)] as Request;
      const isGood = await send(agent, url, one);
      answered.push({ what: `${one.method} ${one.path}`, ms: performance.now() - due, failed: !isGood });
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, reader));
  return answered;
}
