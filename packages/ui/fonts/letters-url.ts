/** The address of the file that nearly all letters come from, for a page that asks for it before its styles do. */
export const lettersUrl = new URL('./archivo-latin.woff2', import.meta.url).href;
