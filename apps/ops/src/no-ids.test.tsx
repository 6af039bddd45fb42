import { alertExamples } from '@suki/contract/staff/alerts.examples';
import { approvalExamples } from '@suki/contract/staff/approvals.examples';
import { memberExamples } from '@suki/contract/staff/members.examples';
import { staffMoneyExamples } from '@suki/contract/staff/money.examples';
import { staffOrderExamples } from '@suki/contract/staff/orders.examples';
import { peopleExamples } from '@suki/contract/staff/people.examples';
import { reconciliationExamples } from '@suki/contract/staff/reconciliations.examples';
import { workerExamples } from '@suki/contract/staff/worker.examples';
import { staffKeys } from '@suki/sdk/keys';
import type { Order, Person, StaffAlert } from '@suki/sdk/types';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig, unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { AlertRow } from './features/alerts/alert-row.tsx';
import { Approvals } from './features/approvals/approvals.tsx';
import { FoundOrders } from './features/find/found-orders.tsx';
import { FailedJobs } from './features/jobs/failed-jobs.tsx';
import { Members } from './features/members/members.tsx';
import { FullReconciliation } from './features/money/full-reconciliation.tsx';
import { Payouts } from './features/money/payouts.tsx';
import { Refunds } from './features/money/refunds.tsx';
import { historyLines } from './features/orders/history.view-model.ts';
import { BothSides } from './features/orders/sides.tsx';
import { TradesOfPerson } from './features/people/trades-of-person.tsx';
import { WorkList } from './features/work-list/work-list.tsx';

const order = staffOrderExamples.getStaffOrder.answer as Order;
const person = peopleExamples.getPerson.answer as Person;
const found = staffOrderExamples.findOrders.answer;

/** The answers of the API, as the contract shows them. */
const answers: readonly (readonly [readonly string[], unknown])[] = [
  [staffKeys.orders('platform_received'), staffOrderExamples.listStaffOrders.answer],
  [staffKeys.approvals('waiting'), approvalExamples.listApprovals.answer],
  [staffKeys.payouts('held'), staffMoneyExamples.listStaffPayouts.answer],
  [staffKeys.refunds('FAILED'), staffMoneyExamples.listStaffRefunds.answer],
  [staffKeys.reconciliations(), reconciliationExamples.listReconciliations.answer],
  [staffKeys.failedJobs('all'), workerExamples.listFailedJobs.answer],
  [staffKeys.failedJobs('kinds'), workerExamples.listFailedJobs.answer.kinds],
  [staffKeys.members(), memberExamples.listStaffMembers.answer],
  // A second order keeps the list: a single one is opened in its place.
  [staffKeys.foundOrders('SK'), { ...found, items: [...found.items, { ...found.items[0], id: 'ord_2' }] }],
  [staffKeys.asksOfPerson(person.id), peopleExamples.listAsksOfPerson.answer],
  [staffKeys.bidsOfPerson(person.id), peopleExamples.listBidsOfPerson.answer],
  [staffKeys.ordersOfPerson(person.id, 'buyer'), peopleExamples.listOrdersOfPerson.answer],
  [staffKeys.ordersOfPerson(person.id, 'seller'), peopleExamples.listOrdersOfPerson.answer],
];
const fallback = Object.fromEntries(answers.map(([key, answer]) => [unstable_serialize([...key]), answer]));

const alerts = [
  ...alertExamples.listStaffAlerts.answer.items,
  alertExamples.recheckAlert.answer,
  alertExamples.takeAlert.answer,
  alertExamples.handleAlert.answer,
] as readonly StaffAlert[];

const screens: readonly (readonly [name: string, screen: ReactNode])[] = [
  ['the work list', <WorkList key="" roles={['inspector']} />],
  ...alerts.map(
    (alert, index) => [`alert ${index}`, <AlertRow key="" alert={alert} onClosed={() => undefined} />] as const,
  ),
  ['the approvals', <Approvals key="" />],
  ['the held payouts', <Payouts key="" list="held" />],
  ['the refunds', <Refunds key="" status="FAILED" />],
  ['the comparisons', <FullReconciliation key="" />],
  ['the jobs', <FailedJobs key="" />],
  ['the staff', <Members key="" />],
  ['found orders', <FoundOrders key="" text="SK" />],
  ['both sides of an order', <BothSides key="" order={order} />],
  ['the trades of a person', <TradesOfPerson key="" person={person} maySet />],
  ['the history', <p key="">{JSON.stringify(historyLines(order.history).map(({ what, note }) => [what, note]))}</p>],
];

/** The text that a person reads or hears: addresses of links and pictures hold ids, and nobody sees them. */
function heard(screen: ReactNode): string {
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <SWRConfig value={{ fallback, provider: () => new Map() }}>{screen}</SWRConfig>
    </Router>,
  );
  const spoken = [...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  return [html.replace(/<[^>]*>/g, ' '), ...spoken].join(' ');
}

test.each(screens)('ux 24, 45: %s shows no id, no row of the rules and no enum', (_name, screen) => {
  const text = heard(screen);
  expect(text.length).toBeGreaterThan(20);
  expect(text).not.toMatch(/\b(ord|ask|bid|pay|pyo|ref|att|usr|alr|apv|stk|dep|itm|sku|job|rec|ver|crt|fil)_[0-9a-z]/);
  expect(text).not.toMatch(/\bE\d\d[a-z]?\b/);
  expect(text).not.toMatch(/\b[A-Z]{3,}(_[A-Z]+)+\b/);
  expect(text).not.toMatch(/\b[a-z]+_[a-z_]+\b/);
});
