import { ownedItemInput } from '@suki/domain/config/collection';
import { formatMoney } from '@suki/domain/money/format-money';

const count = (of: number): string => (of === 1 ? '1 item' : `${of} items`);

export const collectionTexts = {
  list: 'Your items',
  empty: [
    'Nothing in your collection yet',
    'What you buy here comes by itself once you have it. Add what you own already, and see what it’s worth.',
  ],
  add: 'Add an item',
  totals: {
    worth: 'Worth by last sale',
    paid: (amount: string) => `Paid ${amount}`,
    gain: { positive: 'Gain', critical: 'Loss', soft: 'Gain' },
    all: (of: number) => count(of),
    some: (compared: number, of: number) =>
      `For ${compared} of ${count(of)}: the others lack a price you paid or a sale here.`,
    none: (of: number) => `${count(of)}. Sums show once an item has both a price you paid and a sale here.`,
    newest: (of: number) => `For your newest ${of} items.`,
  },
  entry: {
    paid: (amount: string) => `Paid ${amount}`,
    free: 'Got it for free',
    unpaid: 'Price not noted',
    bought: (on: string) => `Bought ${on}`,
    noSale: 'No sale yet',
    ofItem: 'Last sale, any size',
    ofSize: 'Last sale',
    order: 'See the order',
    orderOf: (item: string) => `See the order of ${item}`,
    sellOf: (sell: string, item: string, size: string) => `${sell}: ${item}, ${size}`,
    remove: 'Remove',
    removeOf: (item: string, size: string) => `Remove ${item}, ${size}`,
    removed: 'Removed from your collection',
  },
  removal: {
    title: 'Remove it from your collection?',
    byHand: (item: string) => `${item} leaves your collection, with the price and the day you noted.`,
    purchase: (item: string) => `${item} leaves your collection. Your order and its certificate stay.`,
    yes: 'Remove it',
    running: 'Removing',
    no: 'Keep it',
  },
  adding: {
    title: 'Add to your collection',
    lead: 'Find what you own. Only you see your collection.',
    popular: 'Often traded',
    gone: ['This item can’t be added', 'It isn’t in our catalog now. Look for another one.'],
    another: 'Choose another item',
    size: 'Which size?',
    sizeProblem: 'Choose your size.',
    paid: 'Price you paid',
    paidHint: `In pesos, up to ${formatMoney(ownedItemInput.paidMax)}. Type 0 for a gift.`,
    boughtOn: 'Day you bought it',
    optional: 'optional',
    submit: 'Add it',
    saving: 'Adding it',
    added: 'Added to your collection',
  },
} as const;
