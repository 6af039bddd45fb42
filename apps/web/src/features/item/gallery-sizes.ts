/** Width of the large picture of an item page, for the browser's choice; whoever fetches it ahead must say the same. */
export const gallerySizes = '(min-width: 900px) 704px, 100vw';
