const offMarket = 'If the deposit is not paid by then, the ask closes. Nothing is charged.';
const expiry = 'After that day the ask closes and the deposit goes back.';
const unpaid = 'If the order is not paid by then, it closes and the pair is on sale again.';
const unscanned = 'If no courier has scanned the parcel by then, the order closes.';

/** What happens when a deadline passes, for each side. */
export const lapsesEn = {
  'lapse.T1.buyer': offMarket,
  'lapse.T1.seller': 'If you do not pay the deposit by then, the ask closes. Nothing is charged.',
  'lapse.T1.operator': offMarket,
  'lapse.T2.buyer': expiry,
  'lapse.T2.seller': 'After that day your ask closes and your deposit goes back to you.',
  'lapse.T2.operator': expiry,
  'lapse.T6.buyer': 'If you do not pay by then, the order closes and the pair is on sale again.',
  'lapse.T6.seller': 'If the buyer does not pay by then, your pair is on sale again at its old place.',
  'lapse.T6.operator': unpaid,
  'lapse.T8.buyer': 'If the seller does not confirm by then, you get every peso back.',
  'lapse.T8.seller': 'If you do not confirm by then, the order closes and your deposit is kept.',
  'lapse.T8.operator': 'If the seller does not confirm by then, the buyer is refunded and the deposit is kept.',
  'lapse.T9.buyer': 'If the seller does not ship by then, you get every peso back and a part of their deposit.',
  'lapse.T9.seller': 'If there is no tracking number by then, the order closes and your deposit is kept.',
  'lapse.T9.operator': 'If there is no tracking number by then, the buyer is refunded and the deposit is kept.',
  'lapse.T9b.buyer': `${unscanned} You get every peso back and a part of the seller’s deposit.`,
  'lapse.T9b.seller': `${unscanned} Your deposit is kept.`,
  'lapse.T9b.operator': `${unscanned} The buyer is refunded and the deposit is kept.`,
  'lapse.T15.buyer': 'If we hear nothing from you by then, we take it that all is well.',
  'lapse.T15.seller': 'If the buyer says nothing by then, the order is done.',
  'lapse.T15.operator': 'If the buyer says nothing by then, the order is done.',
  'lapse.T21.buyer': 'Then your part of the deposit is paid to your wallet.',
  'lapse.T21.seller': 'Then the kept part of the deposit is final.',
  'lapse.T21.operator': 'Then the kept part of the deposit is shared out.',
} as const;

export type LapseMessageId = keyof typeof lapsesEn;
