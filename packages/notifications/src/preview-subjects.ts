import type { MessageKind } from '@suki/domain/trade/facts/message-kinds';
import type { MessageIds } from './about/place-of.ts';
import { templatesByNoun } from './templates.table.ts';

/** The record that the messages of a noun are about in a preview. */
const recordOf: Readonly<Record<keyof typeof templatesByNoun, keyof MessageIds | 'stock' | 'item' | null>> = {
  acceptances: 'askId',
  account: null,
  asks: 'askId',
  bids: 'bidId',
  claims: 'orderId',
  deliveries: 'orderId',
  deposits: 'askId',
  inspections: 'orderId',
  kept: 'item',
  nudges: 'orderId',
  orderEnds: 'orderId',
  ordersToBuyers: 'orderId',
  ordersToSellers: 'orderId',
  payments: 'orderId',
  payouts: 'payoutId',
  returns: 'askId',
  stock: 'stock',
  wallet: 'orderId',
};

/** As long as real ids, which decide how much of an SMS is left. */
const ids: Readonly<Record<keyof MessageIds, string>> = {
  orderId: 'ord_01m84fw4de4zmjxhpnx7me2pqn',
  askId: 'ask_01m84fw4de4zmjxhpnx7me2pqn',
  bidId: 'bid_01m84fw4de4zmjxhpnx7me2pqn',
  payoutId: 'pyo_01m84fw4de4zmjxhpnx7me2pqn',
};

/** Messages of the other nouns that come with an order. */
const ofOrders: readonly MessageKind[] = [
  'ask-matched',
  'ask-back-on-sale',
  'ask-back-in-stock',
  'bid-matched',
  'bid-accepted',
  'bid-default',
  'bid-default-fine',
  'stock-sold',
  'stock-income',
  'fine-undone',
];

export type PreviewSubject = { readonly ids: MessageIds; readonly hasItem: boolean; readonly hasOrder: boolean };

/** Returns the records of a message of this kind, as far as a preview shows them. */
export function previewSubject(kind: MessageKind): PreviewSubject {
  const nouns = Object.entries(templatesByNoun) as [keyof typeof templatesByNoun, object][];
  const noun = nouns.find(([, templates]) => Object.hasOwn(templates, kind))?.[0];
  const record = ofOrders.includes(kind) || noun === undefined ? 'orderId' : recordOf[noun];
  const about = (name: keyof MessageIds): string | null => (record === name ? ids[name] : null);
  return {
    ids: { orderId: about('orderId'), askId: about('askId'), bidId: about('bidId'), payoutId: about('payoutId') },
    hasItem: record !== null && record !== 'payoutId',
    hasOrder: record === 'orderId',
  };
}
