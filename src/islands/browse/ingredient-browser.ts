import { defineBrowser } from './list-browser.ts';

defineBrowser('ingredient-browser', async (root) => (await import('./ingredient-listing.ts')).browseIngredients(root));
