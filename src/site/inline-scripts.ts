/**
 * Scripts that stand in the page itself, because they must run before it is drawn. Each has one text on all pages, so that the header can let it in
 * by its hash (headers.ts); what differs from page to page, they read from the page.
 */

/** Before the first paint: the theme that was chosen on this device. */
export const themeScript =
  "try{const theme=localStorage.getItem('theme');if(theme==='dark'||theme==='light')document.documentElement.dataset.theme=theme}catch{}";

/** In what stands on the page while nothing is asked for: an address that asks for something (parameters named in `data-asked`) never shows it first, nor its counts. */
export const hideWhenAsked =
  "{const all=document.currentScript.parentElement,address=new URLSearchParams(location.search);if(all.dataset.asked.split(' ').some((name)=>address.get(name))){all.hidden=true;for(const said of all.parentElement.querySelectorAll('[data-part=count],[data-part=ordered],[data-part=range]'))said.textContent='\\u00a0'}}";

export const inlineScripts: readonly string[] = [themeScript, hideWhenAsked];
