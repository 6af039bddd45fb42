import { lifecycleRowsPage } from './lifecycle-rows-page.ts';
import { myOrderPage } from './my-order-page.ts';
import { postingsPage } from './postings-page.ts';
import { retentionPage } from './retention-page.ts';
import { routesPage } from './routes-page.ts';
import { depositStatesPage, payoutStatesPage, statesPage } from './states-page.ts';
import { timersPage } from './timers-page.ts';
import { transitionsPage } from './transitions-page.ts';

/** Every page of docs/generated that is made from the tables, by its name. */
export function pages(): Readonly<Record<string, string>> {
  return {
    'transitions.md': transitionsPage(),
    'timers.md': timersPage(),
    'postings.md': postingsPage(),
    'lifecycle-rows.md': lifecycleRowsPage(),
    'retention.md': retentionPage(),
    'routes-to-transitions.md': routesPage(),
    'what-can-happen-to-my-order.md': myOrderPage(),
    'ask-states.md': statesPage('ask'),
    'bid-states.md': statesPage('bid'),
    'order-states.md': statesPage('order'),
    'return-states.md': statesPage('returnLeg'),
    'stock-states.md': statesPage('stock'),
    'claim-states.md': statesPage('claim'),
    'deposit-states.md': depositStatesPage(),
    'payout-states.md': payoutStatesPage(),
  };
}
