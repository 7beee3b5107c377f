import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkData } from '#scripts/knowledge/check.ts';

const salts = `- inci: Testium Chloride
  cas: 98-92-0
  functions: [humectant]
  roles: [humectant]
  effects: {moisture: some fluhr-2008 2-5}
  comedogenic: 0 fulton-1989
  names: {ru: [тестия хлорид]}
`;
const plants = `- species: Testia Alba
  en: [testia]
  ru: [тестия]
  of: тестии
  forms:
    Leaf Extract: {functions: [skin conditioning], roles: [plant-extract]}
`;
export const explanation = `Testium Chloride:
  en: It is a salt [cosing].
  ru: Это соль [cosing].
`;

/** A folder of data with the real rules and recipe book and one entry of each kind under ingredients, to be spoilt. */
export function dataToSpoil() {
  const root = mkdtempSync(join(tmpdir(), 'inciscope-data-'));
  const file = (name: string) => join(root, name);
  return {
    root,
    write: (name: string, text: string) => writeFileSync(file(name), text),
    /** All files as they were. */
    renew() {
      rmSync(file('ingredients'), { recursive: true, force: true });
      mkdirSync(file('ingredients/explanations'), { recursive: true });
      for (const folder of ['rules', 'catalog']) cpSync(join('data', folder), file(folder), { recursive: true });
      writeFileSync(file('ingredients/salts.yaml'), salts);
      writeFileSync(file('ingredients/plants.yaml'), plants);
      writeFileSync(file('ingredients/explanations/salts.yaml'), explanation);
    },
    /** Makes a mistake in a file: `instead` for the first `text`. */
    spoil(name: string, text: string, instead: string) {
      const before = readFileSync(file(name), 'utf8');
      if (!before.includes(text)) throw new Error(`${name} does not hold "${text}".`);
      writeFileSync(
        file(name),
        before.replace(text, () => instead),
      );
    },
    /** What check:data answers, a line for each problem, with files as seen from the folder. */
    said: () => checkData(root).problems.map(({ where, what }) => `${where.replace(`${root}/`, '')}: ${what}`),
    remove: () => rmSync(root, { recursive: true }),
  };
}
