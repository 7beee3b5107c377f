import { defineBrowser } from './list-browser.ts';

defineBrowser('product-browser', async (root) => (await import('./product-listing.ts')).browseProducts(root));
