/**
 * Counts the style sheets that code wrote into the page, except those of the development server. The shop's content
 * security policy allows none, so a part that needs one does not work there.
 */
export function countRunTimeStyles(): number {
  return document.querySelectorAll('style:not([data-vite-dev-id])').length;
}
