import type { Routes } from '@suki/contract/routes';
import { acceptanceHandlers } from './features/acceptances/acceptances.handlers.ts';
import { addressHandlers } from './features/addresses/addresses.handlers.ts';
import { askHandlers } from './features/asks/asks.handlers.ts';
import { bidHandlers } from './features/bids/bids.handlers.ts';
import { catalogueHandlers } from './features/catalogue/catalogue.handlers.ts';
import { clockHandlers } from './features/clock/clock.handlers.ts';
import { collectionHandlers } from './features/collection/collection.handlers.ts';
import { eventHandlers } from './features/events/events.handlers.ts';
import { figureHandlers } from './features/figures/figures.handlers.ts';
import { fileHandlers } from './features/files/files.handlers.ts';
import { inboxHandlers } from './features/inbox/inbox.handlers.ts';
import { itemEventHandlers } from './features/item-events/item-events.handlers.ts';
import { keptHandlers } from './features/kept/kept.handlers.ts';
import { orderHandlers } from './features/orders/orders.handlers.ts';
import { parcelHandlers } from './features/parcels/parcels.handlers.ts';
import { paymentMethodHandlers } from './features/payment-methods/payment-methods.handlers.ts';
import { paymentHandlers } from './features/payments/payments.handlers.ts';
import { payoutHandlers } from './features/payouts/payouts.handlers.ts';
import { quoteHandlers } from './features/quotes/quotes.handlers.ts';
import { searchHandlers } from './features/search/search.handlers.ts';
import { staffAlertHandlers } from './features/staff/alerts/staff-alerts.handlers.ts';
import { approvalHandlers } from './features/staff/approvals/approvals.handlers.ts';
import { staffCatalogueHandlers } from './features/staff/catalogue/staff-catalogue.handlers.ts';
import { staffMarketHandlers } from './features/staff/market/staff-market.handlers.ts';
import { memberHandlers } from './features/staff/members/members.handlers.ts';
import { messagePreviewHandlers } from './features/staff/message-previews/message-previews.handlers.ts';
import { staffMoneyHandlers } from './features/staff/money/staff-money.handlers.ts';
import { staffOrderHandlers } from './features/staff/orders/staff-orders.handlers.ts';
import { peopleHandlers } from './features/staff/people/people.handlers.ts';
import { staffStockHandlers } from './features/staff/stock/staff-stock.handlers.ts';
import { staffWorkerHandlers } from './features/staff/worker/staff-worker.handlers.ts';
import { turnHandlers } from './features/turns/turns.handlers.ts';
import { userHandlers } from './features/users/users.handlers.ts';
import { walletHandlers } from './features/wallet/wallet.handlers.ts';
import { withdrawalAccountHandlers } from './features/withdrawal-accounts/withdrawal-accounts.handlers.ts';
import type { Handlers } from './http/handler.ts';

/** A handler for every call of the contract: a missing handler does not compile. */
export const handlers: Handlers<Routes> = {
  ...acceptanceHandlers,
  ...approvalHandlers,
  ...addressHandlers,
  ...askHandlers,
  ...bidHandlers,
  ...catalogueHandlers,
  ...clockHandlers,
  ...staffCatalogueHandlers,
  ...eventHandlers,
  ...figureHandlers,
  ...fileHandlers,
  ...messagePreviewHandlers,
  ...inboxHandlers,
  ...itemEventHandlers,
  ...keptHandlers,
  ...collectionHandlers,
  ...orderHandlers,
  ...parcelHandlers,
  ...paymentMethodHandlers,
  ...paymentHandlers,
  ...payoutHandlers,
  ...quoteHandlers,
  ...searchHandlers,
  ...staffAlertHandlers,
  ...staffMarketHandlers,
  ...staffMoneyHandlers,
  ...staffOrderHandlers,
  ...memberHandlers,
  ...peopleHandlers,
  ...staffStockHandlers,
  ...staffWorkerHandlers,
  ...turnHandlers,
  ...userHandlers,
  ...walletHandlers,
  ...withdrawalAccountHandlers,
};
