import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Reading } from '#core/inci/reading.ts';
import { type PhotoReading, readPhotograph } from '#core/photo/read-photograph.ts';
import { keptKnowledge } from '../cli/kept-knowledge.ts';
import { openPicture } from '../photo/open-picture.ts';
import { openRecogniser } from '../photo/recogniser.ts';
import { checkerLists } from './checker-lists.ts';
import { drawLabel, type Grade, grades } from './labels/draw.ts';
import { readFaces } from './labels/faces.ts';

/** Least share of names found; most of names invented, and of the recogniser's own time. */
const budgets = {
  found: { flat: 0.99, slanted: 0.98, curved: 0.92, 'curved with glare and noise': 0.8 } satisfies Record<Grade, number>,
  invented: 0.01,
  times: 3,
};
const usualCount = 12;
const folder = '.cache/bench/photo';

interface Tally {
  names: number;
  found: number;
  invented: number;
  /** Of the invented ones, those that no question is asked about. */
  unmarked: number;
  questions: number;
  milliseconds: number;
  /** Of them, the recogniser's on the photograph as it is. */
  recogniser: number;
}

/** Names that are read of a list, those in brackets behind an unknown one too. */
function namesOf(reading: Reading): Set<number> {
  const ids = reading.items.flatMap(({ id, components }) => (id === null ? components.map((component) => component.id) : [id]));
  return new Set(ids.filter((id) => id !== null));
}

function count(tally: Tally, list: string, { reading, questions }: PhotoReading, dictionary: Dictionary): string {
  const printed = namesOf(readLabel(list, dictionary));
  const read = namesOf(reading);
  const asked = new Set(questions.map(({ start }) => start));
  const marked = new Set(reading.items.filter(({ start }) => asked.has(start)).map(({ id }) => id));
  const invented = [...read].filter((id) => !printed.has(id));
  const missed = [...printed].filter((id) => !read.has(id));
  tally.names += printed.size;
  tally.found += printed.size - missed.length;
  tally.invented += invented.length;
  tally.unmarked += invented.filter((id) => !marked.has(id)).length;
  tally.questions += questions.length;
  const named = (ids: readonly number[]) => ids.map((id) => dictionary.lexicon.incis[id]).join(', ');
  return [missed.length > 0 && `missed ${named(missed)}`, invented.length > 0 && `invented ${named(invented)}`].filter(Boolean).join('; ');
}

/** `npm run bench -- photo [LABELS]`: draws so many labels of each grade, reads them by the code of the site and counts the names found. */
export async function benchPhoto(): Promise<boolean> {
  const labels = Number(process.argv[3] ?? usualCount);
  const { dictionary } = await keptKnowledge();
  const faces = await readFaces();
  const lists = checkerLists().filter((list) => namesOf(readLabel(list, dictionary)).size === readLabel(list, dictionary).total);
  const { recognise, close } = await openRecogniser();
  mkdirSync(folder, { recursive: true });
  let good = true;
  for (const grade of grades) {
    const tally: Tally = { names: 0, found: 0, invented: 0, unmarked: 0, questions: 0, milliseconds: 0, recogniser: 0 };
    for (let label = 0; label < labels; label += 1) {
      const { list, jpeg } = await drawLabel(grade, `${label}`, faces, lists);
      const name = `${grade.replaceAll(' ', '-')}-${label}`;
      const file = join(folder, `${name}.jpg`);
      writeFileSync(file, jpeg);
      const picture = await openPicture(file);
      const begun = performance.now();
      const read = await readPhotograph({ picture, recognise, dictionary });
      tally.milliseconds += performance.now() - begun;
      const alone = performance.now();
      await recognise(read.straightened, () => {});
      tally.recogniser += performance.now() - alone;
      const { width, height, grey } = read.straightened;
      await sharp(grey, { raw: { width, height, channels: 1 } })
        .png()
        .toFile(join(folder, `${name}.straightened.png`));
      const missed = count(tally, list, read, dictionary);
      if (missed) console.log(`  ${name}: ${missed}`);
    }
    const { names, found, invented, unmarked, questions, milliseconds, recogniser } = tally;
    const share = (part: number) => `${((100 * part) / names).toFixed(1)} %`;
    console.log(
      `${grade}: ${share(found)} of ${names} names found (at least ${100 * budgets.found[grade]} %), ${share(invented)} invented, ${unmarked} of them unmarked, ${questions} questions; ${(milliseconds / labels / 1_000).toFixed(1)} s a photograph, ${(milliseconds / recogniser).toFixed(2)} × the recogniser's own time.`,
    );
    good &&=
      found >= budgets.found[grade] * names &&
      invented <= budgets.invented * names &&
      unmarked === 0 &&
      milliseconds <= budgets.times * recogniser;
  }
  await close();
  console.log(`The photographs and what was made of them: ${folder}`);
  return good;
}
