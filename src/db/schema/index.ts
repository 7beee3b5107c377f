export * from './accounts.ts';
export * from './catalog.ts';
export * from './community.ts';
export * from './derived.ts';
export * from './external.ts';
export * from './offers.ts';
export * from './pictures.ts';
export * from './work.ts';
