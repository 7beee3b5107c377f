export * from './accounts.ts';
export * from './catalogue.ts';
export * from './community.ts';
export * from './derived.ts';
