import type { Profiler, Runtime } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';

/** Microseconds between two looks at what runs. */
const interval = 200;
const shown = 40;
const longestName = 60;

/** Does something and watches which functions run meanwhile. */
export async function profiled(work: () => void): Promise<Profiler.Profile> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval });
  await session.post('Profiler.start');
  work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return profile;
}

function placeOf({ functionName, url, lineNumber }: Runtime.CallFrame): string {
  const name = functionName.replace(/\s+/g, ' ').slice(0, longestName) || '(no name)';
  return url.startsWith('file:') ? `${name}  ${relative('.', new URL(url).pathname)}:${lineNumber + 1}` : name;
}

/** A table of the functions that took most time themselves, what they call apart: milliseconds, part of the whole, name and place. */
export function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): string {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const times = new Map<string, number>();
  samples.forEach((id, i) => {
    const place = places.get(id) ?? '';
    times.set(place, (times.get(place) ?? 0) + (timeDeltas[i] ?? 0) / 1000);
  });
  const whole = timeDeltas.reduce((sum, time) => sum + time, 0) / 1000;
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, shown)
    .map(([place, time]) => `${time.toFixed(0).padStart(7)} ms ${((100 * time) / whole).toFixed(1).padStart(5)} %  ${place}`)
    .join('\n');
}
