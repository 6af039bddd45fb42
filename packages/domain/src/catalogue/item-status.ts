/** The listing statuses of an item (specification, section 3). Only a listed item is traded, found and shown. */
export const itemStatuses = ['unlisted', 'listed', 'discontinued'] as const;
export type ItemStatus = (typeof itemStatuses)[number];
