/** `open`: a quotation mark is not closed; `misplaced`: something stands behind a closing one. */
export type Cells = readonly string[] | 'open' | 'misplaced';

interface Quoted {
  readonly value: string;
  /** Where the next delimiter or the end is. */
  readonly end: number;
}

function quotedCell(text: string, opening: number, delimiter: string, lenient: boolean): Quoted | 'open' | 'misplaced' {
  let value = '';
  let from = opening + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return 'open';
    value += text.slice(from, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      from = quote + 2;
      continue;
    }
    let end = quote + 1;
    while (text[end] === ' ') end += 1;
    if (end === text.length || text.startsWith(delimiter, end)) return { value, end };
    if (!lenient) return 'misplaced';
    value += '"';
    from = quote + 1;
  }
}

/** The cells of a record. Lenient: a quotation mark within quoted text that no delimiter follows belongs to the text. */
export function cellsOf(text: string, delimiter: string, lenient: boolean): Cells {
  if (!text.includes('"')) return text.split(delimiter);
  const cells: string[] = [];
  for (let at = 0; ; at += delimiter.length) {
    let opening = at;
    while (text[opening] === ' ') opening += 1;
    if (text[opening] === '"') {
      const quoted = quotedCell(text, opening, delimiter, lenient);
      if (typeof quoted === 'string') return quoted;
      cells.push(quoted.value);
      at = quoted.end;
    } else {
      const end = text.indexOf(delimiter, at);
      cells.push(text.slice(at, end < 0 ? text.length : end));
      at = end < 0 ? text.length : end;
    }
    if (at >= text.length) return cells;
  }
}
