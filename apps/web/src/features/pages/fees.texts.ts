import type { ClosureDetail } from '@suki/domain/trade/facts/statuses';

export const feesTexts = {
  title: 'Fees and penalties',
  lead: 'Everything we charge, and what it costs to let the other side down.',
  calculate: 'Open the calculator',
  columns: {
    price: 'Price',
    fee: 'Fee',
    region: 'To',
    days: 'Courier days',
    from: (start: string) => `${start} and above`,
    between: (start: string, end: string) => `${start} to under ${end}`,
  },
  delivery: 'Delivery',
  deliveryText: 'Paid by the buyer, and already in every price you see. Days don’t count Sundays and holidays.',
  flash: 'Flash fee',
  flashText:
    'Paid by the buyer, for flash orders only: the item is already checked and leaves our warehouse within a day.',
  seller: 'What sellers pay',
  share: (fee: string, rule: string) => `${fee}: ${rule}`,
  byPrice: (fee: string) => `${fee}, by price:`,
  deposit: 'Deposit',
  depositText: (note: string) => `A seller pays it before the item goes on sale. ${note}`,
  penalties: 'Penalties',
  penaltyText: (price: string, deposit: string) =>
    `What we keep of the deposit when a seller lets a buyer down. For an item of ${price}, the deposit is ${deposit}.`,
  returned: (amount: string) => `${amount} comes back.`,
  nothingReturned: 'Nothing comes back.',
  harmed: (amount: string) => `${amount} of it goes to the buyer.`,
  penaltyNames: {
    seller_rejected: 'You reject a buyer’s order',
    seller_confirm_timeout: 'You don’t answer a buyer in time',
    seller_ship_timeout: 'You confirm but don’t ship in time',
    no_scan: 'No courier ever scans the tracking number you gave',
    seller_cancelled: 'You confirm, then cancel',
    counterfeit: 'Our inspection finds it isn’t authentic',
    wrong_item: 'You ship another item or size',
    used: 'It’s worn or used',
    incomplete: 'Part of it is missing',
    major_defect: 'It has a major defect',
    defect_refused: 'Buyer declines over a small defect: you pay return shipping only',
  } satisfies Partial<Record<ClosureDetail, string>>,
} as const;
