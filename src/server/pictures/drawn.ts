import { setImmediate } from 'node:timers/promises';
import { turns } from '../turns.ts';

/** Pictures that are kept in memory, of some 50 kB each. */
const most = 200;
/** Drawing takes the whole thread for a moment: one after another, and other requests between them. */
const inTurn = turns({ atOnce: 1, waiting: 60 });

/** Draws a picture once, however many ask for it at a time, and keeps the latest ones. What failed is drawn anew. */
export function drawnOnce(draw: (svg: string) => Promise<Uint8Array>): (key: string, svg: string) => Promise<Uint8Array> {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (key, svg) => {
    const known = kept.get(key);
    kept.delete(key);
    const drawing =
      known ??
      inTurn(async () => {
        await setImmediate();
        return draw(svg);
      });
    // The one that was asked for last stands last.
    kept.set(key, drawing);
    drawing.catch(() => {
      if (kept.get(key) === drawing) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return drawing;
  };
}
