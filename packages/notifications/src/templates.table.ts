import { acceptanceMessages } from './acceptances/acceptance-messages.ts';
import { accountMessages } from './account/account-messages.ts';
import { askMessages } from './asks/ask-messages.ts';
import { bidMessages } from './bids/bid-messages.ts';
import { claimMessages } from './claims/claim-messages.ts';
import { deliveryMessages } from './deliveries/delivery-messages.ts';
import { depositMessages } from './deposits/deposit-messages.ts';
import { inspectionMessages } from './inspections/inspection-messages.ts';
import { keptMessages } from './kept/kept-messages.ts';
import type { MessageTemplates } from './message-template.ts';
import { nudgeMessages } from './nudges/nudge-messages.ts';
import { buyerMessages } from './orders/buyer-messages.ts';
import { orderEndMessages } from './orders/order-end-messages.ts';
import { sellerMessages } from './orders/seller-messages.ts';
import { paymentMessages } from './payments/payment-messages.ts';
import { payoutMessages } from './payouts/payout-messages.ts';
import { returnMessages } from './returns/return-messages.ts';
import { stockMessages } from './stock/stock-messages.ts';
import { walletMessages } from './wallet/wallet-messages.ts';

/** The templates by noun. A test checks that no kind stands in two nouns. */
export const templatesByNoun = {
  acceptances: acceptanceMessages,
  account: accountMessages,
  asks: askMessages,
  bids: bidMessages,
  claims: claimMessages,
  deliveries: deliveryMessages,
  deposits: depositMessages,
  inspections: inspectionMessages,
  kept: keptMessages,
  nudges: nudgeMessages,
  orderEnds: orderEndMessages,
  ordersToBuyers: buyerMessages,
  ordersToSellers: sellerMessages,
  payments: paymentMessages,
  payouts: payoutMessages,
  returns: returnMessages,
  stock: stockMessages,
  wallet: walletMessages,
};

/** A template for every kind of message: a missing one does not compile here. */
export const templates: MessageTemplates = {
  ...templatesByNoun.acceptances,
  ...templatesByNoun.account,
  ...templatesByNoun.asks,
  ...templatesByNoun.bids,
  ...templatesByNoun.claims,
  ...templatesByNoun.deliveries,
  ...templatesByNoun.deposits,
  ...templatesByNoun.inspections,
  ...templatesByNoun.kept,
  ...templatesByNoun.nudges,
  ...templatesByNoun.orderEnds,
  ...templatesByNoun.ordersToBuyers,
  ...templatesByNoun.ordersToSellers,
  ...templatesByNoun.payments,
  ...templatesByNoun.payouts,
  ...templatesByNoun.returns,
  ...templatesByNoun.stock,
  ...templatesByNoun.wallet,
};
