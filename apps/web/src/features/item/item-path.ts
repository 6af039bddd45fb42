/** The page of an item. */
export const itemPath = (itemId: string): string => `/item/${itemId}`;
