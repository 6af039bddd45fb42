import { formatMoney } from '@suki/domain/money/format-money';

const count = (of: number, one: string, many: string): string => (of === 1 ? `1 ${one}` : `${of} ${many}`);

export const keptTexts = {
  tabsLabel: 'What you keep',
  tabs: { items: 'Saved', brands: 'Brands', collection: 'Collection', notices: 'Tell me', recent: 'Recently viewed' },
  items: {
    title: 'Saved',
    select: 'Select',
    done: 'Done',
    remove: (of: number) => `Remove ${count(of, 'item', 'items')}`,
    removing: 'Removing',
    removed: (of: number) => `Removed ${count(of, 'item', 'items')}`,
    none: 'Select what you want to remove.',
    empty: ['Nothing saved yet', 'Press the heart on anything you like. It waits for you here, with its price.'],
    fell: (by: Parameters<typeof formatMoney>[0]) => `${formatMoney(by)} less than when you saved it`,
  },
  wishList: {
    title: 'Wish list',
    text: 'Friends see what you saved, and not who you are.',
    make: 'Share as a wish list',
    making: 'Making a link',
    end: 'End the link',
    ended: 'The link no longer works',
    empty: ['This wish list is empty', 'The person who shared it may still be saving things. Come back later.'],
    gone: ['This wish list isn’t shared now', 'The link was ended or mistyped. Ask the person who sent it.'],
  },
  brands: {
    title: 'Brands',
    saved: (of: string) => (of === '1' ? '1 person saves it' : `${of} people save it`),
    save: 'Save',
    saveOne: (name: string) => `Save ${name}`,
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name}`,
    fromItems: 'Brands of what you saved',
    empty: ['No brands yet', 'Save an item, and you can save its brand here.'],
  },
  collection: { title: 'Collection' },
  notices: {
    title: 'Tell me',
    any: 'As soon as somebody sells it',
    atMost: (price: Parameters<typeof formatMoney>[0]) => `At ${formatMoney(price)} or less`,
    remove: 'Don’t tell me',
    removeOf: (name: string, size: string) => `Don’t tell me about ${name}, ${size}`,
    empty: [
      'You aren’t waiting for anything',
      'On an item, choose a size and press “Tell me”. We write you once, when it’s there.',
    ],
  },
  recent: {
    title: 'Recently viewed',
    clear: 'Clear',
    clearing: 'Clearing',
    remember: 'Remember what I look at on this device',
    empty: ['Nothing viewed yet', 'Items that you look at appear here, the last one first.'],
    paused: ['We aren’t remembering what you look at', 'Switch it on above, and items that you look at appear here.'],
  },
  shop: 'Look around',
} as const;
