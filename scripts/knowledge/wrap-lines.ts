/** Characters of a line of data that is read in a diff without scrolling. */
export const maxLineLength = 140;

interface Break {
  readonly at: number;
  /** Brackets around it; more inside quotes. */
  readonly depth: number;
}

/** Places where YAML takes a line break for the blank that stands there: behind a comma of `[…]` or `{…}`, between words inside quotes. */
function breaks(line: string): Break[] {
  const places: Break[] = [];
  let quote = '';
  let opened = 0;
  let depth = 0;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? '';
    const before = line[at - 1] ?? '';
    if (quote !== '') {
      if (char === quote && !(quote === '"' && before === '\\')) quote = '';
      else if (char === ' ' && /[^\s\\]/.test(before) && at > opened + 1 && /\S/.test(line[at + 1] ?? '') && line[at + 1] !== quote)
        places.push({ at, depth: depth + 10 });
    } else if (/['"]/.test(char) && /[\s[{,]/.test(before)) {
      quote = char;
      opened = at;
    } else if (/[[{]/.test(char)) depth += 1;
    else if (/[\]}]/.test(char)) depth -= 1;
    else if (char === ' ' && before === ',' && depth > 0) places.push({ at, depth });
  }
  return places;
}

/** One line as several of at most `maxLineLength` characters, where its YAML allows it; further lines stand deeper than the first. Breaks outside of inner brackets are preferred to fuller lines. */
export function wrapLine(line: string): string[] {
  const indent = ' '.repeat((/^ */.exec(line)?.[0].length ?? 0) + 4);
  const lines: string[] = [];
  let places = breaks(line);
  let start = 0;
  const head = () => (lines.length === 0 ? '' : indent);
  while (head().length + line.length - start > maxLineLength && places.length > 0) {
    const end = start + maxLineLength - head().length;
    const near = places.filter(({ at }) => at <= end && at > start + maxLineLength / 3);
    const shallowest = Math.min(...near.map(({ depth }) => depth));
    const chosen = near.findLast(({ depth }) => depth === shallowest) ?? places.findLast(({ at }) => at <= end) ?? places[0];
    if (!chosen) break;
    lines.push(head() + line.slice(start, chosen.at));
    start = chosen.at + 1;
    places = places.filter(({ at }) => at > chosen.at);
  }
  return [...lines, head() + line.slice(start)];
}

/** A YAML file's text with its long lines wrapped; lines that mean something else when wrapped stay (`same` compares two texts of one entry). */
export function wrapLines(text: string, same: (before: string, after: string) => boolean): string {
  return text
    .split(/^(?=\S)/m)
    .map((entry) => {
      const wrapped = entry
        .split('\n')
        .flatMap((line) => (/^\s*#/.test(line) ? [line] : wrapLine(line)))
        .join('\n');
      return wrapped === entry || !same(entry, wrapped) ? entry : wrapped;
    })
    .join('');
}
