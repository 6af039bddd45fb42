import type { Elapsed } from '@suki/domain/time/elapsed';

const count = (of: number, one: string, many: string): string =>
  `${of.toLocaleString('en-PH')} ${of === 1 ? one : many}`;

const daysAgo = (days: number): string => (days === 1 ? 'Yesterday' : `${days} days ago`);

export const forYouTexts = {
  search: 'Search',
  placeholder: 'Brand, model, style code',
  tries: 'Try',
  drop: 'Drop',
  featured: 'Featured',
  today: 'Today',
  dayLeft: (days: number) => (days === 1 ? 'day to go' : 'days to go'),
  outToday: 'Out today',
  lowest: 'Lowest price, all in',
  none: 'No listings yet',
  waiting: (people: number) => `${count(people, 'person waits', 'people wait')}`,
  retail: (price: string) => `Retail ${price}`,
  noRetail: 'Retail price to come',
  see: 'See it',
  calendar: 'Drop calendar',
  bigOne: 'The big one, above',
  allDrops: 'All drops',
  allDropsText: 'The whole calendar',
  hot: 'Hot now',
  hotText: 'By sales and visits of the last weeks',
  sold: (recent: number, ever: number) =>
    recent > 0 ? `${recent.toLocaleString('en-PH')} sold in two weeks` : `${ever.toLocaleString('en-PH')} sold so far`,
  course: (sales: number, first: string, last: string) => `Last ${sales} sales: ${first} at first, ${last} at last`,
  justSold: 'Just sold',
  soldOf: (name: string, size: string | null) => (size === null ? name : `${name}, ${size}`),
  soldAgo: ({ unit, count }: Elapsed) =>
    count === 0
      ? 'Just now'
      : unit === 'minutes'
        ? `${count} min ago`
        : unit === 'hours'
          ? `${count} h ago`
          : daysAgo(count),
  all: 'All items',
  deals: 'Deals',
  kept: 'What you keep',
  keptFell: 'Kept, now cheaper',
  allKept: 'All you keep',
  fell: (by: string) => `${by} less than when you saved it`,
  steady: 'No cheaper than when you saved it',
  picks: 'Featured',
  picksText: 'Chosen by our editors. Delivery, inspection and fees are in each figure.',
  shelf: (limit: string) => `Under ${limit}, all in`,
  shelfText: 'Delivered and inspected, nothing on top.',
  shelfAll: 'See them all',
  fresh: 'Just dropped',
  aisles: 'Every aisle',
  aisleCount: (of: number) => count(of, 'item', 'items'),
  brands: 'Brands',
  story: {
    kicker: 'From the inspection table',
    title: 'How a fake gives itself away',
    points: [
      {
        id: 'stitching',
        lead: 'Stitches that wander.',
        text: 'A good factory keeps its spacing round the toe. A copy bunches up where the leather curves.',
      },
      {
        id: 'size-tag',
        lead: 'A size tag in the wrong type.',
        text: 'Letters too thick, or a production date that comes before the shoe. We read tag, sole and box against each other.',
      },
      {
        id: 'ultraviolet',
        lead: 'Glue that glows.',
        text: 'Ultraviolet light shows marks that daylight hides.',
      },
    ],
    end: (points: number) =>
      `Shoes pass ${points} such points before they are sent to you. One that fails goes to its seller, and you get your money.`,
    more: 'How we inspect',
  },
  sell: {
    title: 'Sell yours: what’s in your closet worth?',
    text: 'Say the item and the size. You see what lands in your wallet before you list it.',
    start: 'List it in a minute',
    bid: (name: string) => `Somebody bids for ${name}`,
    receive: 'You receive',
    fees: 'Our fees',
  },
  steps: {
    title: 'How Suki works',
    list: [
      { id: 'pay', lead: 'You pay', text: 'One price with delivery, inspection and fees. We hold the money.' },
      {
        id: 'check',
        lead: 'We open it',
        text: 'The seller sends it to our warehouse, and we check it point by point.',
      },
      { id: 'send', lead: 'It’s yours', text: 'It comes with its report, between the two dates that you saw.' },
    ],
  },
  seen: 'Where you left off',
  allSeen: 'All you viewed',
} as const;
