import { licences } from '#core/imports/sources.ts';
import type { Language } from '#core/language.ts';
import { isWarning } from './report-file.ts';
import { type ReportCode, reasons } from './row-reasons.ts';
import { type ImportSummary, orderedCounts } from './run.ts';
import { encodingNames, messages } from './words.ts';

/** Prints what an import did. */
export function printSummary(summary: ImportSummary, encoding: string | null, seconds: number, language: Language): void {
  const words = messages[language];
  const number = (value: number, digits = 0) => value.toLocaleString(language, { maximumFractionDigits: digits });
  const { rows, counts, reasons: found } = summary;
  const megabytes = process.resourceUsage().maxRSS / 1000;
  console.log(words.figures(number(rows), number(seconds, 1), number(rows / seconds), number(megabytes)));
  if (encoding !== null) console.log(words.encoding(encodingNames[encoding] ?? encoding));
  if (summary.position > rows) console.log(words.inAll(number(summary.position)));
  console.log(
    orderedCounts(counts)
      .map(([name, count]) => `${words.counts[name]} ${number(count)}`)
      .join(' · '),
  );
  const lines = [...found].sort(([, a], [, b]) => b - a);
  const print = ([code, count]: readonly [ReportCode, number]) =>
    console.log(`  ${number(count).padStart(8)}  ${code.padEnd(16)}  ${reasons[language][code]}`);
  lines.filter(([code]) => !isWarning(code)).forEach(print);
  const warned = lines.filter(([code]) => isWarning(code));
  if (warned.length > 0) console.log(words.warnings);
  warned.forEach(print);
  if (found.size > 0) console.log(words.report(summary.report));
  const { brands, withdrawal } = summary;
  if (brands.merged > 0) console.log(words.brands(number(brands.merged), number(brands.guessed), brands.path));
  if (withdrawal && withdrawal.gone > 0)
    console.log(
      withdrawal.done ? words.withdrawn(number(withdrawal.gone)) : words.tooManyGone(number(withdrawal.gone), number(withdrawal.records)),
    );
  if (!summary.finished) console.log(words.stopped(number(summary.position)));
}

/** What must be said wherever the data is shown. */
export function printCredit(language: Language): void {
  const { credit, url, licence, licenceUrl } = licences.openbeautyfacts;
  console.log(messages[language].credit(credit, url, licence, licenceUrl));
}
