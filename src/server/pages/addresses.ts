const alias = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Addresses that functions answer with pages, and what they name. */
export const pairAddress = new RegExp(`^/categories/(${alias})/with/(${alias})(?:/page/([1-9][0-9]{0,5}))?$`);
export const comparisonAddress = /^\/compare\/([a-z0-9-]+)$/;
export const brandAddress = new RegExp(`^/brands/(${alias})(?:/page/[1-9][0-9]{0,5})?$`);
/** Cards of products: whatever is named there. */
export const cardAddress = /^\/embed\/products\/([^/]+)$/;
export const barcodeAddress = /^\/products\/barcode\/([^/]+)$/;
export const profileAddress = /^\/u\/(\w{1,60})$/;
/** Leads to the same. */
export const otherProfileAddress = /^\/user\/(\w{1,60})$/;
/** A comparison names up to four products. */
export const longestAddress = 800;
