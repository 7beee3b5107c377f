import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { keyOf } from '#core/inci/names/fold.ts';
import { type EditValues, editValue, type IngredientEdit } from '#core/knowledge/edits.ts';
import type { KnowledgeFiles } from './load.ts';

/** Writes what editors changed of one ingredient into the files under a folder `data`; nothing but the entry's names and its explanation is touched. */

type Names = Readonly<Record<string, readonly string[]>>;
type Edits = ReadonlyMap<string, IngredientEdit>;

/** On one line, as the files are written; long lines are wrapped afterwards. */
const flow = (value: unknown): string => dump(value, { flowLevel: 0, lineWidth: -1 }).trim();

function withNames(names: Names, common: EditValues['common'] | null, synonyms: EditValues['synonyms']): Names {
  const lists = new Map(Object.entries(names));
  const put = (kind: string, text: string, isFirst: boolean) => {
    const others = (lists.get(kind) ?? []).filter((name) => keyOf(name) !== keyOf(text));
    lists.set(kind, isFirst ? [text, ...others] : [...others, text]);
  };
  for (const { kind, text } of synonyms) put(kind, text, false);
  for (const kind of ['en', 'ru'] as const) if (common?.[kind]) put(kind, common[kind], true);
  return Object.fromEntries(lists);
}

/** The lines from one that begins so to the next that stands no deeper than `indent`. */
function span(
  lines: readonly string[],
  from: number,
  until: number,
  begins: (line: string) => boolean,
  indent: number,
): [number, number] | null {
  const start = lines.slice(from, until).findIndex(begins) + from;
  if (start < from) return null;
  const length = lines.slice(start + 1, until).findIndex((line) => line.trim() !== '' && line.search(/\S/) <= indent);
  return [start, length === -1 ? until : start + 1 + length];
}

/** A file of entries with the names of one of them changed. */
function renamed(text: string, inci: string, change: (names: Names) => Names): string | null {
  const lines = text.split('\n');
  const inBraces = span(lines, 0, lines.length, (line) => line.startsWith(`- {inci: ${flow(inci)},`), 0);
  if (inBraces) {
    const [facts] = load(lines.slice(...inBraces).join('\n')) as { names: Names }[];
    return lines.toSpliced(inBraces[0], inBraces[1] - inBraces[0], `- ${flow({ ...facts, names: change(facts?.names ?? {}) })}`).join('\n');
  }
  const entry = span(lines, 0, lines.length, (line) => line.replace(/\s+#.*$/, '') === `- inci: ${inci}`, 0);
  if (!entry) return renamedForm(lines, inci, change);
  const names = span(lines, entry[0], entry[1], (line) => /^ {2}names:/.test(line), 2);
  const [from, to] = names ?? [entry[1], entry[1]];
  const before = names ? ((load(lines.slice(from, to).join('\n')) as { names: Names }).names ?? {}) : {};
  const written = Object.entries(change(before)).map(([kind, texts]) => `    ${kind}: ${flow(texts)}`);
  return lines.toSpliced(from, to - from, '  names:', ...written).join('\n');
}

/** A form of a plant is written on one line in braces. */
function renamedForm(lines: readonly string[], inci: string, change: (names: Names) => Names): string | null {
  for (const [at, line] of lines.entries()) {
    const species = /^- species: (.+?)(?:\s+#.*)?$/.exec(line)?.[1];
    if (species === undefined || !inci.startsWith(`${species} `)) continue;
    const plant = span(lines, at, lines.length, () => true, 0);
    const form = inci.slice(species.length + 1);
    const found = plant && span(lines, plant[0], plant[1], (one) => one.startsWith(`    ${form}:`), 4);
    if (!found) continue;
    const facts = (load(lines.slice(...found).join('\n')) as Record<string, { names?: Names }>)[form];
    if (!facts) continue;
    const written = flow({ ...facts, names: change(facts.names ?? {}) });
    return lines.toSpliced(found[0], found[1] - found[0], `    ${form}:`, `      ${written}`).join('\n');
  }
  return null;
}

/** A file of explanations with one of them put in or in place. */
function explained(text: string, inci: string, explanation: EditValues['explanation']): string {
  const lines = text.trimEnd().split('\n');
  const key = flow(inci);
  const told = (['en', 'ru'] as const).flatMap((language) => [`  ${language}: >-`, `    ${explanation[language].replace(/\s+/g, ' ')}`]);
  const [from, to] = span(lines, 0, lines.length, (line) => line === `${key}:` || line === `${inci}:`, 0) ?? [lines.length, lines.length];
  return `${lines.toSpliced(from, to - from, `${key}:`, ...told).join('\n')}\n`;
}

/** Writes the edits of an ingredient; resolves with the files it changed, null where its entry cannot be found. */
export function writeEdits(root: string, { entries, plants, explanations }: KnowledgeFiles, inci: string, edits: Edits): string[] | null {
  const changed: string[] = [];
  const common = editValue('common', edits.get('common'));
  const synonyms = editValue('synonyms', edits.get('synonyms')) ?? [];
  if (common?.en || common?.ru || synonyms.length > 0) {
    const forms = plants.filter(({ species }) => inci.startsWith(`${species} `));
    const files = [...entries.filter((entry) => entry.inci === inci), ...forms].map(({ file }) => file);
    const written = files.flatMap((file) => {
      const text = renamed(readFileSync(file, 'utf8'), inci, (names) => withNames(names, common, synonyms));
      return text === null ? [] : [{ file, text }];
    });
    const [first] = written;
    if (!first) return null;
    writeFileSync(first.file, first.text);
    changed.push(first.file);
  }
  const explanation = editValue('explanation', edits.get('explanation'));
  if (explanation?.en && explanation.ru) {
    const file = explanations.get(inci)?.file ?? join(root, 'ingredients', 'explanations', 'further.yaml');
    writeFileSync(file, explained(readFileSync(file, 'utf8'), inci, explanation));
    changed.push(file);
  }
  return changed;
}
