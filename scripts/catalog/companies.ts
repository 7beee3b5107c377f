import { join } from 'node:path';
import { brandBookFile } from '#core/imports/brand-book.ts';
import type { Company } from '#core/similarity/other-brand.ts';
import { readYaml } from '../knowledge/read-yaml.ts';

/** The companies that the import file of brands names. */
export const readCompanies = (root = 'data'): readonly Company[] =>
  readYaml(join(root, 'catalog', 'import-brands.yaml'), brandBookFile).companies;
