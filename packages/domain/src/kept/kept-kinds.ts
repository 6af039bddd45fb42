/** The lists that a person keeps; each entry is one row of one table (ADR 0160). */
export const keptKinds = [
  'saved_item',
  'saved_brand',
  'followed_person',
  'search',
  'seen_item',
  'arrival_notice',
  'wish_list',
] as const;
export type KeptKind = (typeof keptKinds)[number];

/** The types of saved items, by which their list is asked for: the condition of the item. */
export const savedItemTypes = ['new', 'used'] as const;
export type SavedItemType = (typeof savedItemTypes)[number];
