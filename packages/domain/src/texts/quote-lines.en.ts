/** Name of each line of a quote, and where the amount comes from. */
export const quoteLinesEn = {
  'quote.price': 'Price',
  'quote.price.rule': 'The seller’s price.',
  'quote.shipping': 'Shipping',
  'quote.shipping.rule': 'From our warehouse to your region.',
  'quote.flash': 'Flash fee',
  'quote.flash.rule': 'By price: the item is checked already and leaves our warehouse within a day.',
  'quote.processing': 'Processing fee',
  'quote.processing.rule': 'For handling the order.',
  'quote.coupon': 'Coupon',
  'quote.coupon.rule': 'Paid by Suki; the seller receives the same.',
  'quote.total': 'You pay in total',
  'quote.techService': 'Tech service fee',
  'quote.techService.rule': 'A share of the price.',
  'quote.payment': 'Payment fee',
  'quote.payment.rule': 'A share of the price, for moving the money.',
  'quote.operational': 'Operational fee',
  'quote.operational.rule': 'By price, for inspection and handling.',
  'quote.tax': 'Tax withheld',
  'quote.tax.rule': 'One percent of half the price; we send it to the tax office for you.',
  'quote.income': 'You receive',
  'quote.deposit': 'Deposit',
  'quote.deposit.rule': 'Goes back to you after the sale, or when you take the item off the market.',
} as const;

export type QuoteMessageId = keyof typeof quoteLinesEn;
