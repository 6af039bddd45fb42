import type { QuoteMessageId } from './quote-lines.en.ts';

export const quoteLinesFil: Readonly<Record<QuoteMessageId, string>> = {
  'quote.price': 'Presyo',
  'quote.price.rule': 'Presyo ng nagbebenta.',
  'quote.shipping': 'Padala',
  'quote.shipping.rule': 'Mula sa bodega namin hanggang sa rehiyon mo.',
  'quote.flash': 'Flash fee',
  'quote.flash.rule': 'Ayon sa presyo: nasuri na ang item at aalis sa bodega sa loob ng isang araw.',
  'quote.processing': 'Processing fee',
  'quote.processing.rule': 'Para sa pag-asikaso ng order.',
  'quote.coupon': 'Kupon',
  'quote.coupon.rule': 'Sagot ng Suki; hindi nababawasan ang nagbebenta.',
  'quote.total': 'Kabuuang babayaran mo',
  'quote.techService': 'Tech service fee',
  'quote.techService.rule': 'Bahagi ng presyo.',
  'quote.payment': 'Payment fee',
  'quote.payment.rule': 'Bahagi ng presyo, para sa paglipat ng pera.',
  'quote.operational': 'Operational fee',
  'quote.operational.rule': 'Ayon sa presyo, para sa pagsusuri at paghawak.',
  'quote.income': 'Matatanggap mo',
  'quote.deposit': 'Deposito',
  'quote.deposit.rule': 'Ibabalik sa iyo pagkatapos ng benta, o kapag inalis mo ang item sa bentahan.',
};
