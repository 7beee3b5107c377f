import { defineBrowser } from './list-browser.ts';

defineBrowser('brand-browser', async (root) => (await import('./brand-listing.ts')).browseBrands(root));
