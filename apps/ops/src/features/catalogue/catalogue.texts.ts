import type { CatalogueField, CatalogueSubject } from '@suki/domain/catalogue/catalogue-changes';
import type { Category } from '@suki/domain/catalogue/categories';
import type { ItemStatus } from '@suki/domain/catalogue/item-status';
import type { HomeSection } from '@suki/domain/catalogue/sections';
import type { Shelf } from '@suki/domain/catalogue/shelves';
import type { CatalogueOutcomeOutcome } from '@suki/sdk/types';

export const statusWords: Readonly<Record<ItemStatus, string>> = {
  listed: 'Listed',
  unlisted: 'Unlisted',
  discontinued: 'Discontinued',
};

export const categoryWords: Readonly<Record<Category, string>> = {
  shoes: 'Shoes',
  apparel: 'Apparel',
  collectibles: 'Collectibles',
  handbags: 'Handbags',
};

export const genderWords = { men: 'Men', women: 'Women', kids: 'Kids' } as const;

export const fieldWords: Readonly<Record<CatalogueField, string>> = {
  status: 'Status',
  name: 'Name',
  model: 'Model',
  colorway: 'Colorway',
  styleCode: 'Style code',
  category: 'Category',
  brands: 'Brand',
  genders: 'For',
  retailPrice: 'Retail price',
  releaseDate: 'Release date',
  description: 'Description',
  sizes: 'Sizes',
  photos: 'Photos',
  rows: 'Entries',
  rule: 'Filled',
  chart: 'Size chart',
  fee: 'Fee',
  effectiveFrom: 'Starts',
};

export const subjectWords: Readonly<Record<CatalogueSubject, string>> = {
  item: 'Item',
  brand: 'Brand',
  size_chart: 'Size chart',
  shelf: 'Search page',
  home_section: 'Home page',
  fee_rule: 'Fee',
};

const countOf = (count: number, noun: string): string => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

export const sectionWords: Readonly<Record<HomeSection, string>> = {
  featured: 'Featured',
  deals: 'Deals',
  justDrop: 'Just dropped',
  shoes: 'Shoes',
  collectibles: 'Collectibles',
  apparel: 'Apparel',
  handbags: 'Handbags',
  men: 'Men',
  women: 'Women',
  kids: 'Kids',
  luxury: 'Luxury',
};

export const deskTexts = {
  title: 'Catalog',
  pages: 'Catalog pages',
  items: 'Items',
  brands: 'Brands',
  charts: 'Size charts',
  shelves: 'Home and search',
  fees: 'Fees',
  history: 'History',
} as const;

export const listTexts = {
  field: 'Name, style code or brand',
  hint: 'The start of each word is enough. A brand is found by its whole name.',
  search: 'Search',
  newItem: 'New item',
  statuses: 'Items by status',
  all: 'All',
  category: 'Category',
  anyCategory: 'All categories',
  loading: 'Loading the items',
  empty: 'No item found',
  emptyText: 'Check the spelling, or show all statuses.',
  select: (name: string) => `Select ${name}`,
  noCode: 'No style code',
} as const;

export const bulkTexts = {
  selected: (count: number) => `${count} selected`,
  title: 'Change what is selected',
  clear: 'Select none',
  what: 'Change',
  to: 'To',
  status: 'Status',
  category: 'Category',
  brand: 'Brand',
  releaseDate: 'Release date',
  releaseHint: 'Leave it empty to remove the date.',
  brandHint: 'Type the name and choose it from the list.',
  brandMissing: 'Choose a brand from the list.',
  reason: 'Reason',
  reasonHint: 'It stays in the history of each item.',
  reasonMissing: 'Say why in a few words.',
  preview: 'See what would change',
  previewing: 'Looking',
  would: (count: number, all: number) => `${count} of ${all} would change.`,
  stay: 'These stay as they are:',
  apply: (count: number) => `Change ${count} ${count === 1 ? 'item' : 'items'}`,
  applying: 'Changing',
  done: (count: number) => `${count} ${count === 1 ? 'item is' : 'items are'} changed`,
  effect: {
    listed: 'People find them, and asks and bids of before count again.',
    unlisted:
      'They leave search, home and every list. Asks and bids stay, and nobody can buy until they are listed again. Open orders go on.',
    discontinued:
      'Their pages stay with past sales. Nobody can sell or buy them again. Asks and bids stay until their owners take them back. Open orders go on.',
  } as Readonly<Record<ItemStatus, string>>,
} as const;

export const outcomeWords: Readonly<Record<CatalogueOutcomeOutcome, string>> = {
  changed: 'Changes',
  unchanged: 'It is so already',
  in_trade: 'An ask, bid or order is open, so its category stays',
  no_size: 'It has no size yet, so nobody could trade it',
  code_taken: 'The brand has this style code in another item',
  changed_meanwhile: 'A colleague has just changed it. Look at it again',
  not_found: 'It has left the catalog',
};

export const itemTexts = {
  page: 'Item',
  loading: 'Loading the item',
  unknown: { title: 'There is no such item', text: 'Find it in the list of the catalog.' },
  where: 'This item’s place',
  facts: 'Facts',
  trades: 'Open trades',
  tradeLine: (asks: number, bids: number, orders: number) =>
    `${countOf(asks, 'ask')}, ${countOf(bids, 'bid')}, ${countOf(orders, 'open order')}`,
  sizes: 'Sizes',
  chart: 'Chart',
  size: 'Size',
  asks: 'Asks',
  bids: 'Bids',
  noSizes: 'No size yet.',
  addSizes: 'Add sizes',
  addSizesText: 'They can be traded at once. A size stays for good, because it has its own asks, bids and sales.',
  addSizesButton: (count: number) => (count === 0 ? 'Choose sizes' : `Add ${count} ${count === 1 ? 'size' : 'sizes'}`),
  adding: 'Adding',
  sizesAdded: 'The sizes are added',
  photos: 'Photos',
  noPhotos: 'No photo yet: the shop shows the drawing.',
  photo: (number: number) => `Photo ${number}`,
  first: 'Shown first',
  earlier: 'Earlier',
  earlierAbout: (number: number) => `Move photo ${number} earlier`,
  remove: 'Remove',
  removeAbout: (number: number) => `Remove photo ${number}`,
  addPhotos: 'Add photos',
  chooseFiles: 'Choose pictures',
  photoRule: (megabytes: number) => `JPEG, PNG, WebP or AVIF, at most ${megabytes} MB each`,
  storing: 'Storing the photo',
  photosSaved: 'The photos are saved',
  status: 'Status',
  list: 'List it',
  unlist: 'Unlist it',
  discontinue: 'Discontinue it',
  statusDone: { listed: 'Listed', unlisted: 'Unlisted', discontinued: 'Discontinued' } as Readonly<
    Record<ItemStatus, string>
  >,
  edit: 'Edit',
  retailPrice: 'Retail price',
  optional: 'optional',
  wearers: 'For',
  otherBrands: (names: string) => `Made with ${names}`,
  reasonHint: 'Only when the change does not explain itself.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  conflict:
    'A colleague has saved this item while you were editing. Nothing of yours was saved. Compare the history, then enter your changes again.',
  startAgain: 'Show the saved item',
  history: 'History',
  noHistory: 'Nobody has changed this item at the desk yet.',
  shown: 'See it in the shop',
} as const;

export const brandsTexts = {
  field: 'Brand',
  hint: 'The start of its name is enough.',
  loading: 'Loading the brands',
  empty: 'No brand begins so.',
  add: 'Add a brand',
  addText: 'It can be chosen for items at once. Its address is made of this name and stays.',
  name: 'Name',
  addButton: 'Add it',
  adding: 'Adding',
  added: (name: string) => `${name} is added`,
  rename: (name: string) => `Rename ${name}`,
  renameText: 'Pages and search follow within a minute. The address of the brand stays.',
  renameButton: 'Rename it',
  renamed: (name: string) => `It is ${name} now`,
} as const;

export const shelfTitles: Readonly<Record<Shelf, string>> = {
  sections: 'Sections of home',
  navigation: 'Tabs of search',
  discovers: 'Ideas on the search page',
  keywords: 'Words below the search field',
};

export const shelvesTexts = {
  loading: 'Loading the lists',
  intro: 'Home follows at once. The search page follows when it is opened again.',
  notes: {
    sections: 'A section shows once it has items. Hidden ones keep their items.',
    navigation: 'Each tab keeps its items; you choose its name and place.',
    discovers: 'A press on an idea searches for its words.',
    keywords: 'Shown to people who have not typed yet.',
  } as Readonly<Record<Shelf, string>>,
  title: 'Title',
  keyword: 'Words',
  visible: 'Shown',
  earlier: 'Earlier',
  earlierAbout: (name: string) => `Move ${name} earlier`,
  remove: 'Remove',
  removeAbout: (name: string) => `Remove ${name}`,
  newEntry: 'a new entry',
  add: 'Add an entry',
  items: 'Choose items',
  itemsAbout: (name: string) => `Choose items: ${name}`,
  save: (title: string) => `Save: ${title}`,
  saving: 'Saving',
  saved: (title: string) => `${title}: saved`,
  incomplete: 'Every entry needs its title and its words.',
  conflict: 'A colleague has just saved this list. Nothing of yours was saved: enter your change again below.',
} as const;

export const historyTexts = {
  intro: 'Every change at the desk, the newest first.',
  loading: 'Loading the history',
  empty: 'Nothing was changed yet.',
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  nothing: 'nothing',
  someone: 'Someone',
  photos: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
} as const;
