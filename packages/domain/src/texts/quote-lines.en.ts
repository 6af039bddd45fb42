/**
 * The name of each line of a quote, and the origin of its amount. `receiptOf` and `sellerReceiptOf` make the receipts
 * out of them.
 */
export const quoteLinesEn = {
  'quote.price': 'Price',
  'quote.price.of': 'Price, {size}',
  'quote.price.rule': 'The seller’s price.',
  'quote.shipping': 'Delivery',
  'quote.shipping.to': 'Delivery to {place}',
  'quote.shipping.toUnknown': 'Delivery to your region',
  'quote.shipping.rule': 'From our warehouse to your region.',
  'quote.flash': 'Flash fee',
  'quote.flash.rule': 'By price: the item is already verified and leaves our warehouse within a day.',
  'quote.inspection': 'Inspection and certificate',
  'quote.processing': 'Processing fee',
  'quote.processing.rule': 'For handling the order.',
  'quote.coupon': 'Coupon',
  'quote.coupon.rule': 'Paid by Suki. The seller gets the same.',
  'quote.included': 'Included',
  'quote.free': 'Free',
  'quote.total': 'You pay in total',
  'quote.discount': 'Discount for the defect',
  'quote.before': 'before',
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
  'quote.deposit.rule': 'You get it back when the item passes, or when you take it off sale.',
} as const;

export type QuoteMessageId = keyof typeof quoteLinesEn;
