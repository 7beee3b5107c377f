import { basename, extname } from 'node:path';
import { identify } from '#core/inci/names/identify.ts';
import { joinPhotographs } from '#core/photo/joined-photographs.ts';
import { readPhotograph } from '#core/photo/read-photograph.ts';
import { keptKnowledge } from './cli/kept-knowledge.ts';
import { readArguments } from './cli/options.ts';
import { printLine } from './cli/output.ts';
import { openPicture } from './photo/open-picture.ts';
import { readableReading } from './photo/readable.ts';
import { openRecogniser } from './photo/recogniser.ts';

/** `npm run -s photo FILE…`: the ingredient lists of photographs, by the code of the site; `--format jsonl` answers line by line, `--join` adds the one list of several photographs of a pack. */
const { values, positionals: files } = readArguments('Usage: npm run -s photo -- [--format text|jsonl] [--join] FILE…', {
  format: { type: 'string', default: 'text' },
  join: { type: 'boolean', default: false },
});

function wrong(message: string): never {
  console.error(message);
  process.exit(1);
}

const lines = values.format === 'jsonl';
if (!lines && values.format !== 'text') wrong(`Unknown --format "${values.format}": use text or jsonl.`);
if (files.length === 0) wrong('Name at least one picture. Example: npm run -s photo label.jpg');

const texts: string[] = [];
const { dictionary } = await keptKnowledge();
const { recognise, close } = await openRecogniser();
for (const file of files) {
  const id = basename(file, extname(file));
  try {
    const begun = performance.now();
    const { text, words, questions } = await readPhotograph({ picture: await openPicture(file), recognise, dictionary });
    texts.push(text);
    const ms = Math.round(performance.now() - begun);
    if (lines) {
      await printLine({
        id,
        text,
        words: words.map(({ text: said, confidence, inPhotograph }) => ({ text: said, confidence, box: inPhotograph })),
        ms,
      });
    } else console.log(readableReading({ name: file, text, questions, ms }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (lines) await printLine({ id, error: message });
    else {
      console.error(`${file}: ${message}`);
      process.exitCode = 1;
    }
  }
}
if (values.join && !lines) console.log(joinPhotographs(texts, (name) => identify(dictionary.lexicon, name) !== null));
await close();
