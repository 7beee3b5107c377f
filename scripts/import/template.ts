import { existsSync, writeFileSync } from 'node:fs';
import { csvColumns } from '#core/imports/own-csv.ts';
import type { Language } from '#core/language.ts';
import { columnWords } from './column-words.ts';
import { messages } from './words.ts';

/** By the mark spreadsheets know that the table is UTF-8. */
const byteOrderMark = '\uFEFF';
const cell = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table of our own format with one product, to be filled in. */
export const templateText = (): string =>
  `${byteOrderMark}${csvColumns.map(({ name }) => name).join(';')}\r\n${csvColumns.map(({ example }) => cell(example)).join(';')}\r\n`;

/** Writes the table to a file, or prints it; what the columns are is said beside it. */
export function writeTemplate(path: string | null, language: Language): void {
  const words = messages[language];
  if (path !== null && existsSync(path)) throw new Error(words.fileThere(path));
  if (path === null) process.stdout.write(templateText());
  else {
    writeFileSync(path, templateText());
    console.error(words.templateWritten(path));
  }
  for (const { name, required } of csvColumns)
    console.error(`  ${name.padEnd(12)} ${required ? `${words.required}; ` : ''}${columnWords[language][name]}`);
}
