/** What others may take along stands here. */
export const dataFolder = 'data';
export const dataSetNames = ['ingredients', 'sources', 'products'] as const;
export type DataSetName = (typeof dataSetNames)[number];

/** JSON lines, packed by gzip. */
export const dataSetFile = (name: DataSetName): string => `${name}.jsonl.gz`;
export const dataSetPath = (name: DataSetName): string => `/${dataFolder}/${dataSetFile(name)}`;
/** Dates, sizes and hashes of all of them. */
export const dataManifestPath = `/${dataFolder}/manifest.json`;
