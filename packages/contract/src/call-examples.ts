import { askExamples } from './asks/asks.examples.ts';
import { bidExamples } from './bids/bids.examples.ts';
import type { AnyExample, ExamplesOf } from './examples/example-of.ts';
import { itemExamples } from './items/items.examples.ts';
import { messageExamples } from './messages/messages.examples.ts';
import { orderExamples } from './orders/orders.examples.ts';
import { paymentMethodExamples } from './payments/payment-methods.examples.ts';
import { quoteExamples } from './quotes/quotes.examples.ts';
import type { OperationId, Routes } from './routes.ts';
import { alertExamples } from './staff/alerts.examples.ts';
import { inspectionExamples } from './staff/inspections.examples.ts';
import { interventionExamples } from './staff/interventions.examples.ts';
import { marketExamples } from './staff/market.examples.ts';
import { messagePreviewExamples } from './staff/message-previews.examples.ts';
import { staffMoneyExamples } from './staff/money.examples.ts';
import { staffExamples } from './staff/staff.examples.ts';
import { staffStockExamples } from './staff/stock.examples.ts';
import { systemExamples } from './system/system.examples.ts';
import { addressExamples } from './users/addresses.examples.ts';
import { userExamples } from './users/users.examples.ts';
import { depositExamples } from './wallet/deposits.examples.ts';
import { ledgerExamples } from './wallet/ledger.examples.ts';
import { walletExamples } from './wallet/wallet.examples.ts';

/**
 * An example of every call; one that is missing does not compile. For documents and tests alone: what serves a call or runs in a browser
 * imports the route tables, never this (ADR 0074).
 */
export const callExamples: ExamplesOf<Routes> = {
  ...itemExamples,
  ...quoteExamples,
  ...askExamples,
  ...bidExamples,
  ...orderExamples,
  ...addressExamples,
  ...userExamples,
  ...messageExamples,
  ...walletExamples,
  ...ledgerExamples,
  ...depositExamples,
  ...paymentMethodExamples,
  ...staffExamples,
  ...inspectionExamples,
  ...interventionExamples,
  ...marketExamples,
  ...staffMoneyExamples,
  ...alertExamples,
  ...messagePreviewExamples,
  ...staffStockExamples,
  ...systemExamples,
};

/**
 * The same, for whoever goes through all of them.
 * @throws Error for a call that has none yet: documents are made before the compiler looks.
 */
export function exampleOf(operationId: OperationId): AnyExample {
  const example = callExamples[operationId] as AnyExample | undefined;
  if (example === undefined) {
    throw new Error(`Expected an example of ${operationId}, got none: add it to the .examples.ts beside its table.`);
  }
  return example;
}
