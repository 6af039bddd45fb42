/**
 * How many style sheets were written into the page by code, but for those of the development server. The shop's content security policy
 * allows none, so a part that needs one does not work there.
 */
export function countRunTimeStyles(): number {
  return document.querySelectorAll('style:not([data-vite-dev-id])').length;
}
