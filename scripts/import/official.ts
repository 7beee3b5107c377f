import * as z from 'zod/mini';
import { readYaml } from '../knowledge/read-yaml.ts';
import type { Settings } from '../settings.ts';

const address = z.string().check(z.regex(/^https?:\/\/\S+$/, 'must be an address that begins with https://'));
const sourcesFile = z.strictObject({ openbeautyfacts: z.strictObject({ export: address, changes: address }) });

/** Addresses of the official export of Open Beauty Facts and of the list of its daily differences. */
export interface OfficialAddresses {
  readonly export: string;
  readonly changes: string;
}

export function officialAddresses({ openBeautyFacts }: Pick<Settings, 'openBeautyFacts'>): OfficialAddresses {
  const { openbeautyfacts } = readYaml('data/catalog/import-sources.yaml', sourcesFile);
  return {
    export: openBeautyFacts.export ?? openbeautyfacts.export,
    changes: openBeautyFacts.changes ?? openbeautyfacts.changes,
  };
}
