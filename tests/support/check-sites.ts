import { languages } from '#core/language.ts';
import { checkSite } from '#scripts/site-check/check.ts';
import buildSites from './build-sites.ts';
import { builtSite } from './built-site.ts';

/** Looks over every page of both small sites the tests share, built first where they are stale; part of `npm run check`. */
await buildSites();
for (const language of languages) {
  const { problems, checked, links } = await checkSite({ root: builtSite(language), language, most: Number.POSITIVE_INFINITY });
  console.log(`${builtSite(language)}: ${checked} pages, ${links} links, ${problems.count === 0 ? 'nothing is wrong' : 'problems:'}`);
  for (const line of problems.lines()) console.log(line);
  if (problems.count > 0) process.exitCode = 1;
}
