import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { encodeFacts } from '#core/knowledge/facts-file.ts';
import { type Language, languages } from '#core/language.ts';
import { products } from '#db/schema/index.ts';
import type { SiteFiles } from '#server/built-site/files.ts';
import { rulesFile } from '#server/built-site/knowledge.ts';
import { productPage } from '#server/pages/product-page.tsx';
import { knowledgeBase } from '../support/knowledge.ts';
import { testServices } from '../support/services.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';

/** What functions read of a built site, with two categories. */
function filesOf(language: Language): SiteFiles {
  const { ingredients, names, rules } = knowledgeBase();
  const categories = [
    { alias: 'face-creams', name: 'Face creams', context: 'leave-on', area: 'skin' },
    { alias: 'hair-masks', name: 'Hair masks', context: 'leave-on', area: 'hair' },
  ];
  const texts = new Map([
    ['dictionary/manifest.json', JSON.stringify({ names: 'names.txt', facts: 'facts.json' })],
    ['dictionary/names.txt', names],
    ['dictionary/facts.json', encodeFacts(ingredients, language, rules, [])],
    [rulesFile, JSON.stringify({ words: ruleWords(language), categories })],
  ]);
  const text = (path: string) => texts.get(path) ?? '';
  return { text, bytes: (path) => new TextEncoder().encode(text(path)), has: (path) => texts.has(path) };
}

test.each(languages)(
  'a new product is told as its category is used, and what is of animal origin by common name (%s)',
  async (language) => {
    const services = { ...(await testServices(language)), files: filesOf(language) };
    await smallCatalogue(services.db);
    const page = async (category: string) => {
      const list = 'Aqua, Niacinamide 5%, Cera Alba, Glycerin, Titanium Dioxide (nano), Phenoxyethanol';
      await services.db.update(products).set({ list, category }).where(eq(products.alias, 'nordholm-cream'));
      return (await productPage('nordholm-cream', services))?.main ?? '';
    };
    const evenTone = ruleWords(language).effects['even-tone'] ?? '?';
    const cream = await page('face-creams');
    expect(cream).toContain(`<b>${evenTone}`);
    expect(await page('hair-masks')).not.toContain(`<b>${evenTone}`);
    const told = cream.replace(/<[^>]*>/g, '');
    for (const words of language === 'en'
      ? ['Worth knowing', 'Beeswax (Cera Alba)', 'Marked as nanoTitanium Dioxide']
      : ['Полезно знать', 'Пчелиный воск (Cera Alba)', 'Отмечено как наноДиоксид титана (Titanium Dioxide)'])
      expect(told).toContain(words);
  },
);
