import './cli/output.ts';
import { parseArgs } from 'node:util';
import { readSettings } from './settings.ts';
import { checkSite } from './site-check/check.ts';

/** `npm run check:site` looks a built site over: links, heads, data, HTML, sitemaps. `--all` reads every page of a large one, `--root DIR` another folder. */
const maxPages = 8_000;

try {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, root: { type: 'string' } } });
  const { site, out } = readSettings(process.env);
  const start = performance.now();
  const root = values.root ?? out;
  const { problems, pages, checked, validated, links, listed, unlisted } = await checkSite({
    root,
    language: site.language,
    most: values.all ? Number.POSITIVE_INFINITY : maxPages,
  });
  const number = (value: number) => value.toLocaleString('en');
  console.log(
    `${root}: ${number(pages)} pages, ${checked === pages ? 'all read' : `${number(checked)} of them read (--all reads every one)`}, ${number(validated)} validated by all rules, ${number(links)} links, ${number(listed)} addresses in the sitemap.`,
  );
  for (const [reason, count] of unlisted) console.log(`  not in the sitemap: ${number(count)}, ${reason}`);
  for (const line of problems.lines()) console.log(line);
  console.log(
    `${problems.count === 0 ? 'Nothing is wrong.' : `${number(problems.count)} problems.`} ${((performance.now() - start) / 1000).toFixed(1)} s.`,
  );
  process.exitCode = problems.count === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
