/** Stands between a page and the desk, so that the script which every product's page loads does not name all the files of the desk. */
export const shelfDesk = () => import('./shelf-desk.ts');
