import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { checkerPage } from '../support/checker-page.ts';
import { translators } from '../support/translators.ts';

/** Ten lists as people paste them: what the first screen has to name, as patterns in English and Russian. */
const lists = [
  {
    name: 'a cream with niacinamide and perfume',
    list: 'Aqua, Glycerin, Niacinamide, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Butyrospermum Parkii (Shea) Butter, Squalane, Glyceryl Stearate, PEG-100 Stearate, Panthenol, Dimethicone, Phenoxyethanol, Carbomer, Sodium Hyaluronate, Retinyl Palmitate, Tocopheryl Acetate, Ceramide NP, Xanthan Gum, Parfum, Limonene, Linalool',
    says: [/dry skin|сухой кожи/, /pregnant|ребёнка/],
  },
  {
    name: 'a wash with a prohibited scent',
    list: 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Sodium Chloride, Salicylic Acid, Niacinamide, Phenoxyethanol, Parfum, Butylphenyl Methylpropional, Limonene',
    says: [/Banned in the EU|Запрещено в ЕС/, /washing|мытья/, /sensitive|чувствительн/],
  },
  {
    name: 'a 15 % vitamin C serum',
    list: 'Aqua, Ascorbic Acid 15%, Ethoxydiglycol, Propylene Glycol, Glycerin, Laureth-23, Tocopherol, Ferulic Acid, Triethanolamine, Phenoxyethanol',
    says: [/vitamin C|аскорбиновая/i, /sensitive|чувствительн/],
  },
  {
    name: 'a sunscreen',
    list: 'Aqua, Homosalate, Octocrylene, Butyl Methoxydibenzoylmethane, Ethylhexyl Salicylate, Glycerin, Alcohol Denat., Silica, Tocopherol, Parfum',
    says: [/sun protection|защиты от солнца/, /perfume irritates|отдушка/],
  },
  {
    name: 'a bar of soap',
    list: 'Sodium Palmate, Sodium Cocoate, Aqua, Glycerin, Parfum, Zinc Oxide, CI 77891',
    says: [/soap|мыло/i, /washing|мытья/, /sensitive|чувствительн/],
  },
  {
    name: 'a foot cream with urea',
    list: 'Aqua, Urea, Glycerin, Cetearyl Alcohol, Petrolatum, Lactic Acid, Sodium Lactate, Phenoxyethanol',
    says: [/dry skin|сухой кожи/, /rough skin|шероховатой/],
  },
  {
    name: 'a retinol night cream',
    list: 'Aqua, Squalane, Glycerin, Retinol, Glyceryl Stearate, Cetyl Alcohol, Phenoxyethanol',
    says: [/retinol|ретинол/, /pregnant|ребёнка/],
  },
  {
    name: 'a lightener with hydroquinone',
    list: 'Aqua, Glycerin, Hydroquinone, Kojic Acid, Glyceryl Stearate, Cetyl Alcohol, Methylparaben',
    says: [/Banned in the EU|Запрещено в ЕС/, /hydroquinone|гидрохинон/],
  },
  {
    name: 'an antiperspirant',
    list: 'Aqua, Aluminum Chlorohydrate, Steareth-2, Parfum, Steareth-21',
    says: [/sweating|потливости/, /perfume irritates|отдушка/],
  },
  {
    name: 'a list that is mostly unknown',
    list: 'Aqua, Zorblaxium Complex, Foobarium Extract, Glycerin, Qwertyol Blend, Trumpolin',
    says: [/too few to judge|слишком мало, чтобы судить/],
  },
] as const;

describe.each(languages)('the answer comes first (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveBuiltSite(language);
  });
  afterAll(() => site.stop());

  test.each(lists)(
    '$name: what it is good for, who should think twice and what is prohibited stand on the first screen',
    async ({ list, says }) => {
      const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
      const checker = checkerPage(page, site.url, t);
      await checker.open();
      await checker.analyse(list);
      const answer = page.locator('[data-part=head]:visible');
      await answer.locator('[data-part=answer]').waitFor();
      const seen = await page.evaluate(() => {
        const whole = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        };
        return [...document.querySelectorAll('[data-part=head] h2, [data-part=law], [data-part=answer] > li')]
          .filter((element) => element.checkVisibility() && whole(element))
          .map((element) => element.textContent)
          .join('\n');
      });
      for (const words of says) expect(seen).toMatch(words);
      expect(await answer.locator('[data-part=answer]').boundingBox()).toMatchObject({ x: expect.any(Number) });
      expect(problems).toEqual([]);
      await close();
    },
  );

  test('the first help stands on the first screen of a desk, and a phone shows the strip', async () => {
    for (const [viewport, part] of [
      [{ width: 1440, height: 900 }, '[role=tabpanel] li'],
      [{ width: 360, height: 740 }, 'formula-strip'],
    ] as const) {
      const { page, close } = await openPage({ viewport });
      const checker = checkerPage(page, site.url, t);
      await checker.open();
      await checker.analyse(lists[0].list);
      const box = await page.locator(`${part}:visible`).first().boundingBox();
      expect(box && box.y + Math.min(box.height, 60)).toBeLessThan(viewport.height);
      await close();
    }
  });
});
