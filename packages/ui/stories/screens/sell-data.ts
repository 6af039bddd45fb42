import type { Cost } from '../../src/components/market/CostTable/CostTable.tsx';
import type { QueueEntry } from '../../src/components/market/QueuePlace/QueuePlace.tsx';
import type { QuickPrice } from '../../src/components/market/QuickPrices/QuickPrices.tsx';
import type { ReceiptLine } from '../../src/components/market/Receipt/Receipt.tsx';

export const payout: ReadonlyArray<ReceiptLine> = [
  { id: 'price', label: 'Your price', amount: '₱8,600' },
  { id: 'tech', label: 'Tech service fee', note: '4 % of the price, at least ₱50.', amount: '−₱344' },
  { id: 'payment', label: 'Payment fee', note: '2 % of the price, at least ₱15.', amount: '−₱172' },
  { id: 'operational', label: 'Operational fee', note: 'By price, from our table of sell fees.', amount: '−₱250' },
  { id: 'net', label: 'Paid out after it passes', note: 'To BPI •••• 2208, same day', amount: '₱7,834', kind: 'total' },
];
export const quickPrices: ReadonlyArray<QuickPrice> = [
  { id: '7,900', name: 'Sell now', price: '₱7,900', result: 'You get ₱7,226' },
  { id: '8,300', name: 'Last sale', price: '₱8,300', result: 'You get ₱7,552' },
  { id: '8,400', name: 'Be first', price: '₱8,400', result: 'You get ₱7,646' },
];
export const queue: ReadonlyArray<QueueEntry> = [
  { position: 1, detail: 'Listed 18 Nov', price: '₱8,450' },
  { position: 2, detail: 'Listed 12 Nov', price: '₱8,500' },
  { position: 3, detail: 'Listed 19 Nov', price: '₱8,500' },
  { position: 4, detail: 'You', price: '₱8,600', mine: true },
  { position: 5, detail: 'Listed 2 Nov', price: '₱8,700' },
];
export const costs: ReadonlyArray<Cost> = [
  {
    id: 'before',
    name: 'Before anyone buys it',
    note: 'Deposit back in full, at once',
    amount: '₱0',
    tone: 'positive',
  },
  {
    id: 'refuse',
    name: 'You reject a buyer’s order',
    note: 'Half of the deposit. The buyer gets a ₱100 coupon from us',
    amount: '₱450',
  },
  { id: 'silent', name: 'You do not answer within 24 hours', note: 'The whole deposit', amount: '₱900' },
];
