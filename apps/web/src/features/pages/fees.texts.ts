import type { ClosureDetail } from '@suki/domain/trade/facts/statuses';

export const feesTexts = {
  title: 'Fees and penalties',
  lead: 'Everything that is charged here, and what it costs to let the other side down.',
  calculate: 'Calculate it',
  columns: {
    price: 'Price',
    fee: 'Fee',
    region: 'To',
    days: 'Courier days',
    from: (start: string) => `${start} and above`,
    between: (start: string, end: string) => `${start} to under ${end}`,
  },
  delivery: 'Delivery',
  deliveryText:
    'Paid by the buyer and part of every price that you see. Days are counted without Sundays and holidays.',
  flash: 'Flash fee',
  flashText:
    'Paid by the buyer, only in the flash lane: the item is checked already and leaves our warehouse within a day.',
  seller: 'What sellers pay',
  share: (fee: string, rule: string) => `${fee}: ${rule}`,
  byPrice: (fee: string) => `${fee}, by price:`,
  deposit: 'Deposit',
  depositText: (note: string) => `A seller puts it down before the item is on sale. ${note}`,
  penalties: 'Penalties',
  penaltyText: (price: string, deposit: string) =>
    `What is kept of a deposit when a seller lets a buyer down. For an item of ${price} the deposit is ${deposit}.`,
  returned: (amount: string) => `${amount} comes back.`,
  nothingReturned: 'Nothing comes back.',
  harmed: (amount: string) => `${amount} of it goes to the buyer.`,
  penaltyNames: {
    seller_rejected: 'You turn down a buyer',
    seller_confirm_timeout: 'You do not answer a buyer in time',
    seller_ship_timeout: 'You confirm but do not send it in time',
    no_scan: 'No courier ever scans the number that you gave',
    seller_cancelled: 'You confirm, then cancel',
    counterfeit: 'Our check finds that it is not authentic',
    wrong_item: 'You send another item or size',
    used: 'It was worn or used',
    incomplete: 'A part of it is missing',
    major_defect: 'It has a major defect',
    defect_refused: 'The buyer does not want a minor defect: just the way back',
  } satisfies Partial<Record<ClosureDetail, string>>,
} as const;
