import { acceptanceRoutes } from './acceptances/acceptances.table.ts';
import { addressRoutes } from './addresses/addresses.table.ts';
import { askRoutes } from './asks/asks.table.ts';
import { bidRoutes } from './bids/bids.table.ts';
import { catalogueRoutes } from './catalogue/catalogue.table.ts';
import { collectionRoutes } from './collection/collection.table.ts';
import { depositRoutes } from './deposits/deposits.table.ts';
import { figureRoutes } from './figures/figures.table.ts';
import { inboxRoutes } from './inbox/inbox.table.ts';
import { itemEventRoutes } from './item-events/item-events.table.ts';
import { followedRoutes } from './kept/followed.table.ts';
import { savedRoutes } from './kept/saved.table.ts';
import { seenRoutes } from './kept/seen.table.ts';
import { orderRoutes } from './orders/orders.table.ts';
import { paymentMethodRoutes } from './payment-methods/payment-methods.table.ts';
import { payoutRoutes } from './payouts/payouts.table.ts';
import { quoteRoutes } from './quotes/quotes.table.ts';
import { searchRoutes } from './search/search.table.ts';
import { alertRoutes } from './staff/alerts.table.ts';
import { approvalRoutes } from './staff/approvals.table.ts';
import { staffCatalogueRoutes } from './staff/catalogue.table.ts';
import { clockRoutes } from './staff/clock.table.ts';
import { inspectionRoutes } from './staff/inspections.table.ts';
import { marketRoutes } from './staff/market.table.ts';
import { memberRoutes } from './staff/members.table.ts';
import { messagePreviewRoutes } from './staff/message-previews.table.ts';
import { staffMoneyRoutes } from './staff/money.table.ts';
import { staffOrderRoutes } from './staff/orders.table.ts';
import { peopleRoutes } from './staff/people.table.ts';
import { reconciliationRoutes } from './staff/reconciliations.table.ts';
import { staffStockRoutes } from './staff/stock.table.ts';
import { workerRoutes } from './staff/worker.table.ts';
import { systemRoutes } from './system/system.table.ts';
import { turnRoutes } from './turns/turns.table.ts';
import { userRoutes } from './users/users.table.ts';
import { ledgerRoutes } from './wallet/ledger.table.ts';
import { walletRoutes } from './wallet/wallet.table.ts';
import { withdrawalAccountRoutes } from './withdrawal-accounts/withdrawal-accounts.table.ts';

/** Every call of the API; a call without a handler does not compile. */
export const routes = {
  ...catalogueRoutes,
  ...quoteRoutes,
  ...searchRoutes,
  ...itemEventRoutes,
  ...figureRoutes,
  ...askRoutes,
  ...bidRoutes,
  ...orderRoutes,
  ...acceptanceRoutes,
  ...addressRoutes,
  ...userRoutes,
  ...turnRoutes,
  ...inboxRoutes,
  ...savedRoutes,
  ...followedRoutes,
  ...seenRoutes,
  ...collectionRoutes,
  ...walletRoutes,
  ...withdrawalAccountRoutes,
  ...payoutRoutes,
  ...ledgerRoutes,
  ...depositRoutes,
  ...paymentMethodRoutes,
  ...staffOrderRoutes,
  ...staffCatalogueRoutes,
  ...clockRoutes,
  ...inspectionRoutes,
  ...marketRoutes,
  ...reconciliationRoutes,
  ...staffMoneyRoutes,
  ...alertRoutes,
  ...approvalRoutes,
  ...messagePreviewRoutes,
  ...staffStockRoutes,
  ...workerRoutes,
  ...peopleRoutes,
  ...memberRoutes,
  ...systemRoutes,
} as const;

export type Routes = typeof routes;
export type OperationId = keyof Routes;
