import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleWords } from '#catalog/rule-words.ts';
import type { Language } from '#core/language.ts';
import { t as en } from '#i18n/en/page-words.ts';
import { t as ru } from '#i18n/ru/page-words.ts';
import { rulesFile, type SiteRules } from '#server/built-site/knowledge.ts';
import { pictureFolder } from '#server/pictures/answer.ts';
import { readTypefaces } from '#server/pictures/faces.ts';
import { pagePictures } from '#server/pictures/page-pictures.ts';
import { rasterise } from '#server/pictures/raster.ts';
import { picturePath } from '#site/paths.ts';
import { readCategories } from './catalog/categories.ts';
import { writePictureFiles } from './picture-files.ts';

/** Writes into the built site what its functions read, and the pictures that need no function. */
export async function writeFunctionFiles(site: string, language: Language): Promise<void> {
  const drawing = join(site, pictureFolder);
  await writePictureFiles(drawing);
  const rules: SiteRules = {
    words: ruleWords(language),
    categories: readCategories().map(({ alias, name, context, area }) => ({ alias, name: name[language], context, area })),
  };
  writeFileSync(join(site, rulesFile), JSON.stringify(rules));
  const read = (file: string) => readFileSync(join(drawing, file));
  mkdirSync(join(site, picturePath('page', 'home'), '..'), { recursive: true });
  for (const [name, svg] of pagePictures(readTypefaces(read), language === 'en' ? en : ru))
    writeFileSync(join(site, picturePath('page', name)), await rasterise(svg, () => read('rasteriser.wasm')));
}
