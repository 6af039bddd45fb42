import { askRoutes } from './asks/asks.table.ts';
import { bidRoutes } from './bids/bids.table.ts';
import { itemRoutes } from './items/items.table.ts';
import { messageRoutes } from './messages/messages.table.ts';
import { orderRoutes } from './orders/orders.table.ts';
import { paymentMethodRoutes } from './payments/payment-methods.table.ts';
import { quoteRoutes } from './quotes/quotes.table.ts';
import { alertRoutes } from './staff/alerts.table.ts';
import { inspectionRoutes } from './staff/inspections.table.ts';
import { interventionRoutes } from './staff/interventions.table.ts';
import { marketRoutes } from './staff/market.table.ts';
import { messagePreviewRoutes } from './staff/message-previews.table.ts';
import { staffMoneyRoutes } from './staff/money.table.ts';
import { staffRoutes } from './staff/staff.table.ts';
import { staffStockRoutes } from './staff/stock.table.ts';
import { systemRoutes } from './system/system.table.ts';
import { addressRoutes } from './users/addresses.table.ts';
import { userRoutes } from './users/users.table.ts';
import { depositRoutes } from './wallet/deposits.table.ts';
import { ledgerRoutes } from './wallet/ledger.table.ts';
import { walletRoutes } from './wallet/wallet.table.ts';

/** Every call of the API. What is not in here does not exist; what is in here without a handler does not compile. */
export const routes = {
  ...itemRoutes,
  ...quoteRoutes,
  ...askRoutes,
  ...bidRoutes,
  ...orderRoutes,
  ...addressRoutes,
  ...userRoutes,
  ...messageRoutes,
  ...walletRoutes,
  ...ledgerRoutes,
  ...depositRoutes,
  ...paymentMethodRoutes,
  ...staffRoutes,
  ...inspectionRoutes,
  ...interventionRoutes,
  ...marketRoutes,
  ...staffMoneyRoutes,
  ...alertRoutes,
  ...messagePreviewRoutes,
  ...staffStockRoutes,
  ...systemRoutes,
} as const;

export type Routes = typeof routes;
export type OperationId = keyof Routes;
