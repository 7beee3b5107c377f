import { type Cut, fieldsOf } from './cut.ts';
import { linesOf } from './lines.ts';

/** A line of a list: one without line breaks is read whole. */
const longestLine = 64_000_000;

function recordOf(text: string, line: number): Cut {
  const row = fieldsOf(text);
  return row ? { line, row } : { line, row: '', fault: { code: 'malformed', detail: text.slice(0, 100) } };
}

/** The records of a list in JSON. A slip costs its record: texts end with their line, and a brace where no value may stand begins the next one. */
export async function* jsonRecords(text: AsyncIterable<string>): AsyncGenerator<Cut[]> {
  /** Brackets that are open within the list. */
  let open = '';
  let isInside = false;
  let quoted = false;
  let before = '';
  let part = '';
  let begun: number | null = null;
  let cuts: Cut[] = [];
  const end = () => {
    if (begun !== null) cuts.push(recordOf(part, begun));
    [begun, part, open] = [null, '', ''];
  };
  for await (const lines of linesOf(text, longestLine)) {
    for (const { text: line, number, cut } of lines) {
      if (cut) throw new Error(`A list in JSON may be ${longestLine} letters long: write each row on a line instead.`);
      let from = 0;
      for (let at = isInside ? 0 : line.indexOf('[') + 1; at < line.length; at += 1) {
        const sign = line[at] ?? '';
        if (quoted) {
          if (sign === '\\') at += 1;
          else if (sign === '"') quoted = false;
          continue;
        }
        if (/\s/.test(sign)) continue;
        if (sign === '{' && open.endsWith('{') && before !== ':') {
          part += line.slice(from, at);
          end();
        }
        if (begun === null && !/[,\]}]/.test(sign)) [begun, from] = [number, at];
        if (sign === '"') quoted = true;
        else if (sign === '{' || sign === '[') open += sign;
        else if (sign === '}' || sign === ']') open = open.slice(0, Math.max(0, open.lastIndexOf(sign === '}' ? '{' : '[')));
        before = sign;
        if (begun === null || open !== '' || !/[,\]}]/.test(sign)) continue;
        part += line.slice(from, sign === ',' ? at : at + 1);
        end();
      }
      isInside ||= line.includes('[');
      if (begun !== null) part += `${line.slice(from)}\n`;
      quoted = false;
    }
    if (cuts.length > 0) yield cuts;
    cuts = [];
  }
  end();
  if (cuts.length > 0) yield cuts;
  if (before !== ']') throw new Error('The list in JSON is not closed.');
}
