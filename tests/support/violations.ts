import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** "rule: first element" of everything axe finds on a page. */
export async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe.source });
  return page.evaluate(async () => {
    const page = window as unknown as { axe: typeof axe };
    return (await page.axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
