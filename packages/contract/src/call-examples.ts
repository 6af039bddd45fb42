import { acceptanceExamples } from './acceptances/acceptances.examples.ts';
import { addressExamples } from './addresses/addresses.examples.ts';
import { askExamples } from './asks/asks.examples.ts';
import { bidExamples } from './bids/bids.examples.ts';
import { catalogueExamples } from './catalogue/catalogue.examples.ts';
import { collectionExamples } from './collection/collection.examples.ts';
import { depositExamples } from './deposits/deposits.examples.ts';
import type { AnyExample, ExamplesOf } from './examples/example-of.ts';
import { figureExamples } from './figures/figures.examples.ts';
import { inboxExamples } from './inbox/inbox.examples.ts';
import { itemEventExamples } from './item-events/item-events.examples.ts';
import { keptExamples } from './kept/kept.examples.ts';
import { orderExamples } from './orders/orders.examples.ts';
import { paymentMethodExamples } from './payment-methods/payment-methods.examples.ts';
import { payoutExamples } from './payouts/payouts.examples.ts';
import { quoteExamples } from './quotes/quotes.examples.ts';
import type { OperationId, Routes } from './routes.ts';
import { searchExamples } from './search/search.examples.ts';
import { alertExamples } from './staff/alerts.examples.ts';
import { approvalExamples } from './staff/approvals.examples.ts';
import { staffCatalogueExamples } from './staff/catalogue.examples.ts';
import { clockExamples } from './staff/clock.examples.ts';
import { inspectionExamples } from './staff/inspections.examples.ts';
import { marketExamples } from './staff/market.examples.ts';
import { memberExamples } from './staff/members.examples.ts';
import { messagePreviewExamples } from './staff/message-previews.examples.ts';
import { staffMoneyExamples } from './staff/money.examples.ts';
import { staffOrderExamples } from './staff/orders.examples.ts';
import { peopleExamples } from './staff/people.examples.ts';
import { reconciliationExamples } from './staff/reconciliations.examples.ts';
import { staffStockExamples } from './staff/stock.examples.ts';
import { workerExamples } from './staff/worker.examples.ts';
import { systemExamples } from './system/system.examples.ts';
import { turnExamples } from './turns/turns.examples.ts';
import { userExamples } from './users/users.examples.ts';
import { ledgerExamples } from './wallet/ledger.examples.ts';
import { walletExamples } from './wallet/wallet.examples.ts';
import { withdrawalAccountExamples } from './withdrawal-accounts/withdrawal-accounts.examples.ts';

/**
 * An example of every call; a missing one does not compile. Only documents and tests import this module: servers and
 * browsers import the route tables (ADR 0074).
 */
export const callExamples: ExamplesOf<Routes> = {
  ...catalogueExamples,
  ...quoteExamples,
  ...searchExamples,
  ...itemEventExamples,
  ...figureExamples,
  ...askExamples,
  ...bidExamples,
  ...orderExamples,
  ...acceptanceExamples,
  ...addressExamples,
  ...userExamples,
  ...turnExamples,
  ...inboxExamples,
  ...keptExamples,
  ...collectionExamples,
  ...walletExamples,
  ...withdrawalAccountExamples,
  ...payoutExamples,
  ...ledgerExamples,
  ...depositExamples,
  ...paymentMethodExamples,
  ...staffOrderExamples,
  ...staffCatalogueExamples,
  ...clockExamples,
  ...inspectionExamples,
  ...marketExamples,
  ...reconciliationExamples,
  ...staffMoneyExamples,
  ...alertExamples,
  ...approvalExamples,
  ...messagePreviewExamples,
  ...staffStockExamples,
  ...workerExamples,
  ...peopleExamples,
  ...memberExamples,
  ...systemExamples,
};

/**
 * The example of one call, without its exact type.
 * @throws Error without an example: the generators run before the compiler finds the gap.
 */
export function exampleOf(operationId: OperationId): AnyExample {
  const example = callExamples[operationId] as AnyExample | undefined;
  if (example === undefined) {
    throw new Error(`Expected an example of ${operationId}, got none: add it to the .examples.ts beside its table.`);
  }
  return example;
}
