import { keyOf } from '#core/inci/names/fold.ts';

export interface Numbers {
  readonly cas: readonly string[];
  readonly ec: readonly string[];
}

/** A number with four leading digits could be read as a date by YAML. */
const quoted = (number: string) => (/^\d{4}-/.test(number) ? `'${number}'` : number);
const written = (numbers: readonly string[]) => (numbers.length === 1 ? quoted(numbers[0] ?? '') : `[${numbers.map(quoted).join(', ')}]`);

const plainText = (text: string) => text.replace(/^(['"])(.*)\1$/, '$2');

/** `cas:` and `ec:` of a row that lacks them; none for a row with another source than CosIng. */
function missing(row: string, { cas, ec }: Numbers): string[] {
  if (/[\s{]source: /.test(row)) return [];
  return [
    ...(cas.length > 0 && !/[\s{]cas: /.test(row) ? [`cas: ${written(cas)}`] : []),
    ...(ec.length > 0 && !/[\s{]ec: /.test(row) ? [`ec: ${written(ec)}`] : []),
  ];
}

/** The text of an ingredient file with the numbers its rows lack; everything else stays letter by letter. */
export function fillNumbers(text: string, numbersOf: (inci: string) => Numbers | undefined): { text: string; filled: number } {
  const lines = text.split('\n');
  let species = '';
  let filled = 0;
  const out = lines.map((line, index) => {
    const head =
      /^(?<before>- \{inci: (?<inci>"[^"]*"|'[^']*'|[^,]+), )/.exec(line) ??
      /^(?<before>- inci: (?<inci>.+))$/.exec(line) ??
      /^(?<before> {4}(?<form>"[^"]*"|'[^']*'|[^:]+): \{)/.exec(line);
    if (line.startsWith('- species: ')) species = plainText(line.slice('- species: '.length));
    const { before, inci, form } = head?.groups ?? {};
    if (!before) return line;
    const name = inci ? plainText(inci) : `${species} ${plainText(form ?? '')}`;
    const numbers = numbersOf(keyOf(name));
    if (!numbers) return line;
    const block = line.startsWith('- inci: ');
    // A row goes on while its lines stand deeper than its first.
    const depth = line.search(/\S/);
    const end = lines.findIndex((other, i) => i > index && other.search(/\S/) <= depth);
    const row = lines.slice(index, end < 0 ? undefined : end).join('\n');
    const fields = missing(row, numbers);
    if (fields.length === 0) return line;
    filled += fields.length;
    if (block) return [line, ...fields.map((field) => `  ${field}`)].join('\n');
    return `${before}${fields.join(', ')}, ${line.slice(before.length)}`;
  });
  return { text: out.join('\n'), filled };
}
