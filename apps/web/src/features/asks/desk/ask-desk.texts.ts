import { priceLimits } from '@suki/domain/config/prices';
import { formatMoney } from '@suki/domain/money/format-money';

const step = formatMoney(priceLimits.step);

/** Words of the seller's desk: the table of asks and several prices at once. */
export const deskTexts = {
  columns: {
    item: 'Item',
    price: 'Your price',
    income: 'You’ll get',
    place: 'Your place',
    lowest: 'Lowest ask',
    time: 'Status',
  },
  none: '–',
  place: (place: number) => (place === 1 ? 'First in line' : `No. ${place} in line`),
  lowest: (price: string) => `Lowest ask ${price}`,
  isLowest: 'Yours',
  price: (price: string) => `Your price ${price}`,
  choose: (item: string) => `Choose ${item}`,
  chooseAll: (count: number) => `Choose all ${count}`,
  chooseNone: 'Choose none',
  chosen: (count: number) => (count === 1 ? '1 ask chosen' : `${count} asks chosen`),
  hint: 'Choose asks to change their prices together.',
  bar: 'Change the prices of the chosen asks',
  steps: { minus: `−${step}`, plus: `+${step}`, lowest: 'To the lowest ask' },
  stepNames: { minus: `Lower each by ${step}`, plus: `Raise each by ${step}`, lowest: 'Set each to the lowest ask' },
  review: {
    title: (count: number) => (count === 1 ? 'Change 1 price?' : `Change ${count} prices?`),
    again: 'A new price takes a new place in line, and the days on sale start over.',
    change: (from: string, to: string) => `${from} → ${to}`,
    same: 'Already at that price',
    outside: 'That price isn’t allowed',
    yes: (count: number) => (count === 1 ? 'Change 1 price' : `Change ${count} prices`),
    nothing: 'Nothing to change.',
    running: 'Changing the prices',
    no: 'Leave them as they are',
  },
  done: {
    title: 'What changed',
    changed: (price: string, place: number | null) =>
      place === null
        ? `Now ${price}`
        : `Now ${price}. ${place === 1 ? 'You’re first in line.' : `No. ${place} in line.`}`,
    raised: (rest: string, price: string) => `Pay ${rest} more deposit to raise it to ${price}.`,
    sold: 'Sold to the highest bid.',
    close: 'Done',
    pay: 'Pay the deposit',
    see: 'See it',
  },
} as const;
