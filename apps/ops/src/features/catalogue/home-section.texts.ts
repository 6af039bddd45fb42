import type { SectionRule } from '@suki/domain/catalogue/sections';

/** How a section of home is filled, in the list of choices and in the history. */
export const ruleNames: Readonly<Record<SectionRule, string>> = {
  chosen: 'By hand, in this order',
  interest: 'By hand, the most wanted first',
  sales: 'By itself, best sellers first',
  newest: 'By itself, newest releases first',
};

/** Words of one section of home. */
export const sectionTexts = {
  page: 'Section of home',
  loading: 'Loading the section',
  unknown: { title: 'There is no such section', text: 'Find it under Home and search.' },
  where: 'This section’s place',
  form: 'Items of the section',
  rule: 'Filled',
  ruleNotes: {
    chosen: 'Shoppers see the items in your order.',
    interest: 'Shoppers see your items, those with the most views, clicks and sales first.',
    sales: 'The shop takes the ten items that fit and sell best, and looks again every five minutes.',
    newest: 'The shop takes the ten items that fit and were released last, and looks again every five minutes.',
  } as Readonly<Record<SectionRule, string>>,
  items: 'Items',
  none: 'No item yet: home leaves the section out.',
  automatic: 'The shop chooses them when you save.',
  add: 'Add an item',
  addHint: 'Type the start of its words or its style code, and choose it from the list.',
  noItem: 'No listed item found',
  full: (max: number) => `A section has at most ${max} items.`,
  earlier: 'Earlier',
  earlierAbout: (name: string) => `Move ${name} earlier`,
  remove: 'Remove',
  removeAbout: (name: string) => `Remove ${name}`,
  notShown: 'Not listed, so shoppers do not see it',
  save: 'Save the section',
  saving: 'Saving',
  saved: 'The section is saved',
  conflict:
    'A colleague has saved this section while you were editing. Nothing of yours was saved. Compare the history, then enter your changes again.',
  startAgain: 'Show the saved section',
  history: 'History',
  noHistory: 'Nobody has changed this section at the desk yet.',
} as const;
