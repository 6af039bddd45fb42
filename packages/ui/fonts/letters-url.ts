/** The address of the file with nearly all letters, for a page that preloads it before its styles ask for it. */
export const lettersUrl = new URL('./archivo-latin.woff2', import.meta.url).href;
